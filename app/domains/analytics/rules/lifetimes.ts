/** A visit ends after this silence, and one that resumes within it goes on (decision 29). */
export const silenceMs = 5 * 60_000;

/** The tracer lives 13 months at most and is not renewed (decision 30); a month is 30 days, which is less. */
export const tracerLifeMs = 13 * 30 * 86_400_000;

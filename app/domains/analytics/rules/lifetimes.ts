/** A visit ends after this time without a signal. A visitor back sooner continues the visit (rule visits/end). */
export const silenceMs = 5 * 60_000;

/** How long the browser keeps the identifier (rule visits/anonymous): 13 times 30 days, less than 13 months. */
export const tracerLifetimeMs = 13 * 30 * 86_400_000;

/** A visit ends after this silence. A visitor back within it continues the visit (rule visits/end). */
export const silenceMs = 5 * 60_000;

/**
 * How long the visitor's identifier is kept (rule visits/anonymous): 13 times 30 days, which is less than 13 months.
 */
export const tracerLifetimeMs = 13 * 30 * 86_400_000;

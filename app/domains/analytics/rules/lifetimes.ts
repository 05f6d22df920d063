/**
 * A visit ends after this time without a signal from the browser, in milliseconds. A visitor who comes back sooner
 * continues the same visit (rule visits/end).
 */
export const silenceMs = 5 * 60_000;

/**
 * How long the browser keeps the visitor's identifier, in milliseconds (rule visits/anonymous): 390 days, which is less
 * than 13 months.
 */
export const tracerLifetimeMs = 13 * 30 * 86_400_000;

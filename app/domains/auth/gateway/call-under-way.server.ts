import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Holds the error behind the current call of better-auth. The library itself only logs that error and throws a general
 * one, so `orRefused` (library.server.ts) reads the real error here.
 */
export const callUnderWay = new AsyncLocalStorage<{ error?: Error }>();

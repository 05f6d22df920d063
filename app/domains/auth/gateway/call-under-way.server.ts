import { AsyncLocalStorage } from "node:async_hooks";

/** The error that happened in the current call of better-auth, which only logs it and returns a general failure. */
export const callUnderWay = new AsyncLocalStorage<{ error?: Error }>();

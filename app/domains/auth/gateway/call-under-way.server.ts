import { AsyncLocalStorage } from "node:async_hooks";

/** The error that happened in the current call of better-auth, which only logs that error and returns a general one. */
export const callUnderWay = new AsyncLocalStorage<{ error?: Error }>();

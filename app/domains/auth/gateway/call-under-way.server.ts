import { AsyncLocalStorage } from "node:async_hooks";

/** The error of the call under way. The library only logs it, and answers that something failed. */
export const callUnderWay = new AsyncLocalStorage<{ error?: Error }>();

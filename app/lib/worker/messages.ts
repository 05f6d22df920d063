/** A page's message to the worker: the URL it shows and, if the worker should store it, the files it uses. */
export interface FromPage {
  shown: string;
  parts?: string[];
}

/**
 * The worker's message to the pages when it has given a stored response instead of the server's: when that response was
 * stored and when it was given.
 */
export interface FromWorker {
  kept: number;
  given: number;
}

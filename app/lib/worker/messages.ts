/** A page's message to the worker: the URL it shows and, if the worker should store it, the files it uses. */
export interface FromPage {
  shown: string;
  parts?: string[];
}

/**
 * The worker's message to the pages after it gave a stored response instead of the server's response: the times at
 * which the response was stored and given, in milliseconds.
 */
export interface FromWorker {
  kept: number;
  given: number;
}

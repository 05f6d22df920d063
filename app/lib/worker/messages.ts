/** The messages of a page to the worker: the address it shows and, when the worker should keep that, the files it is made of. */
export interface FromPage {
  shown: string;
  parts?: string[];
}

/** The messages of the worker to the pages: when the answer was kept that they were given instead of the server's, and when given. */
export interface FromWorker {
  kept: number;
  given: number;
}

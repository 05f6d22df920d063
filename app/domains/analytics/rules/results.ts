/** The results of some visitors' requests: how many were received, answered, won and lost (rule visits/results). */
export interface ResultFigures {
  requests: number;
  answered: number;
  won: number;
  lost: number;
  /** In euros. */
  wonAmount: number;
  /** The median time to the first answer, in seconds; null if nothing was answered. */
  medianSeconds: number | null;
}

/** The counts and amounts of one source, service or month. */
export interface NamedResults extends ResultFigures {
  /** The source, the service ('' for none) or the month as 'YYYY-MM'. */
  name: string;
}

/** The results of a period by source, service and reason of loss, and those of twelve months. */
export interface RequestResults {
  all: ResultFigures;
  bySource: NamedResults[];
  byService: NamedResults[];
  byMonth: NamedResults[];
  lossReasons: { name: string; count: number }[];
}

/** Returns `part` in percent of `whole`, rounded; 0 if the whole is zero. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

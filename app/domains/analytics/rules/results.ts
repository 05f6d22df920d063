/** The results of some requests: received, answered, won (rule visits/results). */
export interface ResultFigures {
  requests: number;
  answered: number;
  won: number;
  lost: number;
  /** In euros. */
  wonAmount: number;
  /** Half of the first answers came within this time, in seconds; null without any. */
  medianSeconds: number | null;
}

/** The same for one source, service or month. */
export interface NamedResults extends ResultFigures {
  /** The source, the service ('' for none) or the month 'YYYY-MM'. */
  name: string;
}

/** The requests of a period by source, service and reason of loss, and of twelve months. */
export interface RequestResults {
  all: ResultFigures;
  bySource: NamedResults[];
  byService: NamedResults[];
  byMonth: NamedResults[];
  lossReasons: { name: string; count: number }[];
}

/** Returns a part of a whole in percent, rounded; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

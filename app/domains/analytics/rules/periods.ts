/** The periods of the screen (rule visits/ranges): how many days back each begins. */
export const periods = { "7d": 7, "30d": 30, "90d": 90 } as const;

export type Period = keyof typeof periods;

/** Returns the period an address asks for: the shortest by default, the longest when unknown (rule visits/ranges). */
export function periodOf(written: string | null): Period {
  if (written === null || written === "") return "7d";
  return written === "7d" || written === "30d" ? written : "90d";
}

/** Returns the address of the screen, or of its file, for a period. */
export function statisticsAddress(period: Period, path = "/admin/analytics"): string {
  return period === "7d" ? path : `${path}?period=${period}`;
}

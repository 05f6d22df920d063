/** The periods of the screen (B§9): how many days back each begins. */
export const periods = { "7d": 7, "30d": 30, "90d": 90 } as const;

export type Period = keyof typeof periods;

/** The period an address asks for: the shortest when it says nothing, the longest when it is unknown (B§9). */
export function periodOf(written: string | null): Period {
  if (written === null || written === "") return "7d";
  return written === "7d" || written === "30d" ? written : "90d";
}

/** The address of the screen, or of its file, for a period. */
export function statisticsAddress(period: Period, path = "/admin/analytics"): string {
  return period === "7d" ? path : `${path}?period=${period}`;
}

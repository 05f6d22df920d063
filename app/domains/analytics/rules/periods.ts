import { listAddresses, part } from "#app/lib/pages/list-address.ts";

/**
 * The periods that a person can choose on the statistics screen (rule visits/ranges), and how many days ago each
 * begins.
 */
export const periods = { "7d": 7, "30d": 30, "90d": 90 } as const;

export type Period = keyof typeof periods;

/**
 * Returns the period that a URL names: 7 days if it names none, 90 days if its value is unknown (rule visits/ranges).
 */
function periodOf(written: string): Period {
  if (written === "") return "7d";
  return written === "7d" || written === "30d" ? written : "90d";
}

/** The URLs of the statistics screen, by period. */
export const statisticsAddresses = listAddresses("/admin/analytics", {
  period: part<Period>("period", "7d", periodOf),
});

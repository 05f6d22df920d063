/** What a zone shows when nothing else is known of it (P§3, Location). Kilometres, percent. */
const defaultFigures = { teamSize: 3, responseTime: "24h", satisfactionRate: 98, coverageRadius: 30 };

interface StoredFigures {
  teamSize: number | null;
  responseTime: string | null;
  satisfactionRate: number | null;
  coverageRadius: number | null;
}

export type LocationFigures = typeof defaultFigures;

/** The four figures of a zone (P§2), the specified ones where it has none. */
export function locationFigures(stored: StoredFigures): LocationFigures {
  return {
    teamSize: stored.teamSize ?? defaultFigures.teamSize,
    responseTime: stored.responseTime?.trim() || defaultFigures.responseTime,
    satisfactionRate: stored.satisfactionRate ?? defaultFigures.satisfactionRate,
    coverageRadius: stored.coverageRadius ?? defaultFigures.coverageRadius,
  };
}

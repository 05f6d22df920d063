/** The figures of a zone that has none (rule zones/defaults), in kilometres and percent. */
const defaultFigures = { teamSize: 3, responseTime: "24h", satisfactionRate: 98, coverageRadius: 30 };

interface StoredFigures {
  teamSize: number | null;
  responseTime: string | null;
  satisfactionRate: number | null;
  coverageRadius: number | null;
}

export type LocationFigures = typeof defaultFigures;

/** Returns the four figures of a zone, with the defaults where it has none. */
export function locationFigures(stored: StoredFigures): LocationFigures {
  return {
    teamSize: stored.teamSize ?? defaultFigures.teamSize,
    responseTime: stored.responseTime?.trim() || defaultFigures.responseTime,
    satisfactionRate: stored.satisfactionRate ?? defaultFigures.satisfactionRate,
    coverageRadius: stored.coverageRadius ?? defaultFigures.coverageRadius,
  };
}

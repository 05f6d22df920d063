/** The shop's figures, shown where a zone has none (rule zones/defaults), in kilometres and percent. */
const shopFigures = { teamSize: 3, responseTime: "24h", satisfactionRate: 98, coverageRadius: 30 };

interface StoredFigures {
  teamSize: number | null;
  responseTime: string | null;
  satisfactionRate: number | null;
  coverageRadius: number | null;
}

/** A figure of a zone's page. */
export interface ZoneFigure {
  value: string;
  label: string;
  /** Whether somebody gave it to this zone. Else it is the shop's. */
  isOwn: boolean;
}

/** Returns the four figures of a zone's page. */
export function locationFigures(stored: StoredFigures): ZoneFigure[] {
  const responseTime = stored.responseTime?.trim() || null;
  const teamSize = stored.teamSize ?? shopFigures.teamSize;
  return [
    {
      value: String(teamSize),
      label: teamSize > 1 ? "techniciens" : "technicien",
      isOwn: stored.teamSize !== null,
    },
    {
      value: responseTime ?? shopFigures.responseTime,
      label: "de délai moyen",
      isOwn: responseTime !== null,
    },
    {
      value: `${stored.satisfactionRate ?? shopFigures.satisfactionRate}\u00a0%`,
      label: "de satisfaction",
      isOwn: stored.satisfactionRate !== null,
    },
    {
      value: `${stored.coverageRadius ?? shopFigures.coverageRadius}\u00a0km`,
      label: "de rayon",
      isOwn: stored.coverageRadius !== null,
    },
  ];
}

import type { BusinessProfile } from "#app/domains/business/profile.ts";

interface StoredFigures {
  teamSize: number | null;
  responseTime: string | null;
  satisfactionRate: number | null;
  coverageRadius: number | null;
}

type Shop = Pick<BusinessProfile, "zoneFigures" | "claims">;

/** A number on the page of a zone (town), such as the number of technicians. */
export interface ZoneFigure {
  value: string;
  label: string;
  /** Whether somebody typed the number for this zone. Otherwise it is the shop's. */
  isOwn: boolean;
}

/** Returns the shop's numbers, which the pages of zones without typed numbers show. */
export function shopFiguresOf({ zoneFigures, claims }: Shop) {
  return { ...zoneFigures, coverageRadius: claims.interventionRadiusKm };
}

/**
 * Returns what a zone's page shows if a field of the form is empty: the shop's number, or nothing if the shop hides its
 * numbers.
 */
export function shownFiguresOf(shop: Shop & Pick<BusinessProfile, "blocks">) {
  const figures = shopFiguresOf(shop);
  const isHidden = shop.blocks.zoneFigures === "hidden";
  const said = (figure: number | string) => (isHidden ? "rien n’est montré" : String(figure));
  return {
    teamSize: said(figures.teamSize),
    responseTime: said(figures.responseTime),
    satisfactionRate: said(figures.satisfactionRate),
    coverageRadius: String(figures.coverageRadius),
  };
}

/**
 * Returns the four numbers of a zone's page. Each is the number typed for the zone or, if there is none, that of the
 * shop (rule zones/defaults). If the shop hides its numbers, the result leaves them out, so that they never reach a
 * browser.
 */
export function locationFigures(
  stored: StoredFigures,
  shop: Shop & Pick<BusinessProfile, "blocks">,
): ZoneFigure[] {
  const shopFigures = shopFiguresOf(shop);
  const responseTime = stored.responseTime?.trim() || null;
  const teamSize = stored.teamSize ?? shopFigures.teamSize;
  const figures = [
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
  return shop.blocks.zoneFigures === "hidden" ? figures.filter(({ isOwn }) => isOwn) : figures;
}

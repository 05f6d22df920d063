/** The zones (towns) of a new installation that the shop has not changed. */
export interface ZonesAtHome {
  /**
   * How many of these zones have a text that nobody wrote by hand. `countText` is the same number in French: '34 932'
   * (34,932).
   */
  count: number;
  countText: string;
  /** The département (administrative area) of these zones: 'dans la Sarthe' (in the Sarthe). */
  where: string;
}

/** The zones of a new installation that are far away, because the shop has moved to another département. */
export interface ZonesLeft extends ZonesAtHome {
  radiusKm: number;
  /** The département in which the shop is now: 'dans le Maine-et-Loire' (in the Maine-et-Loire). */
  home: string;
  /**
   * How many communes within the intervention radius (the distance within which the shop makes visits) could become
   * zones; 0 when there are too many for one request.
   */
  communes: number;
}

/**
 * What is wrong with the zones. The go-live checklist (what the owner must do before the site opens) says so until the
 * owner settles it.
 */
export interface ZoneGaps {
  /** How many zones are still in the département that the shop has left (rule zones/elsewhere). */
  elsewhere: number;
  /** Whether the page of zones is published although there is no zone. */
  isEmpty: boolean;
}

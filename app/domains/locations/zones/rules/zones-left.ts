/** The zones of a new installation. */
export interface ZonesAtHome {
  /** The number of these zones whose text nobody wrote by hand; `countText` is this number in French: '34 932'. */
  count: number;
  countText: string;
  /** The département of these zones: 'dans la Sarthe' (in the Sarthe). */
  where: string;
}

/** The zones of a new installation that are far away, because the shop is in another département. */
export interface ZonesLeft extends ZonesAtHome {
  radiusKm: number;
  /** The département in which the shop is now. */
  home: string;
  /** How many communes within the intervention radius could become zones; 0 when there are too many. */
  communes: number;
}

/** The points about zones on the go-live checklist. */
export interface ZoneGaps {
  /** How many zones are in the previous département (rule zones/elsewhere). */
  elsewhere: number;
  /** Whether the page of zones is shown although there is no zone. */
  isEmpty: boolean;
}

/** The zones of a new installation that are far away, because the shop is in another département. */
export interface ZonesLeft {
  /** How many of them have no text that somebody wrote; `countText` is the same as text: '34 932'. */
  count: number;
  countText: string;
  radiusKm: number;
  /** The previous département: 'dans la Sarthe'. `home` is the present one. */
  where: string;
  home: string;
  /** How many communes within the radius have no zone and could become one. 0 when there are too many. */
  communes: number;
}

/** The points about zones on the go-live checklist. */
export interface ZoneGaps {
  /** How many zones are in the previous département (rule zones/elsewhere). */
  elsewhere: number;
  /** Whether the page of zones is shown although there is no zone. */
  isEmpty: boolean;
}

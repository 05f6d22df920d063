/** The zones of a new installation that are far away from a shop in another département. */
export interface ZonesLeft {
  /** How many of them nobody has written a text for, also in words: '34 932'. */
  count: number;
  countText: string;
  radiusKm: number;
  /** The former département and the present one: 'dans la Sarthe'. */
  where: string;
  home: string;
  /** How many communes without a zone the database knows within the radius. 0 when they are too many. */
  communes: number;
}

/** What is left to do about zones before the site goes live. */
export interface ZoneGaps {
  /** The zones of the former département (rule zones/elsewhere). */
  elsewhere: number;
  /** The page of zones is shown, and has none. */
  isEmpty: boolean;
}

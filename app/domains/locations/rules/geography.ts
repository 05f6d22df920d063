/** A point, in degrees. North and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The distance from one point to another in kilometres, `east` and `north`. A negative value means west or south. */
export interface Offset {
  east: number;
  north: number;
}

const earthRadiusKm = 6371;
/** Kilometres in one degree of latitude. */
export const kmPerDegree = (Math.PI / 180) * earthRadiusKm;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the kilometres between two points in a straight line (by the haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const onLine =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(onLine)));
}

/**
 * Returns how many kilometres `to` lies east and north of `from`, on a flat map. The error is at most 1 % for distances
 * up to some hundreds of kilometres.
 */
export function offsetKm(from: Coordinates, to: Coordinates): Offset {
  return {
    east: (to.longitude - from.longitude) * kmPerDegree * Math.cos(radians(from.latitude)),
    north: (to.latitude - from.latitude) * kmPerDegree,
  };
}

const directions = [
  "au nord",
  "au nord-est",
  "à l’est",
  "au sud-est",
  "au sud",
  "au sud-ouest",
  "à l’ouest",
  "au nord-ouest",
] as const;

export type Direction = (typeof directions)[number];

/** Returns the direction of `to` seen from `from`, in French: 'au sud-ouest' (to the south-west). */
export function directionOf(from: Coordinates, to: Coordinates): Direction {
  const { east, north } = offsetKm(from, to);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length] ?? "au nord";
}

/** Returns the corners of the square that reaches `km` kilometres from the centre on each side. */
export function squareAround(centre: Coordinates, km: number): { low: Coordinates; high: Coordinates } {
  const height = km / kmPerDegree;
  const width = height / Math.max(0.01, Math.cos(radians(centre.latitude)));
  return {
    low: { latitude: centre.latitude - height, longitude: centre.longitude - width },
    high: { latitude: centre.latitude + height, longitude: centre.longitude + width },
  };
}

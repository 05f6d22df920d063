import { atPlace } from "#app/lib/french/place-names.ts";

/** The assistant's texts about a place, from the shop's own data (rule assistant/facts). */

/** What the assistant's answer needs to know about a zone (a commune where the shop works). */
interface SaidZone {
  city: string;
  postalCode: string;
  km: number | null;
  /** The travel fee as the answer states it: 'offert' ("free") or '15 €'. Null if no fee is published. */
  travelFee: string | null;
  /** The intervention radius (how far the shop usually travels), in km, if the zone is beyond it. Otherwise null. */
  beyondKm: number | null;
  /** Whether the shop offers remote support. */
  isHelpedRemotely: boolean;
  /** Whether the shop makes visits in this zone. */
  isVisited: boolean;
  /** Whether the shop makes visits, but not here, because it never goes beyond its radius. */
  isTooFar?: boolean;
  path: string;
}

/**
 * Returns a rounded distance. A place just beyond the radius is called a little more than the radius, because rounding
 * would put it within.
 */
const aboutText = (km: number, radiusKm: number) =>
  km > radiusKm && Math.round(km) <= radiusKm
    ? `à un peu plus de ${radiusKm}`
    : `à environ ${Math.round(km)}`;
const distanceOf = ({ km, beyondKm }: SaidZone) =>
  km === null || Math.round(km) === 0
    ? ""
    : `, ${aboutText(km, beyondKm ?? Infinity)} km de l’atelier à vol d’oiseau`;
const beyondText = (km: number) => `au-delà de notre rayon habituel de ${km}\u00a0km`;
const remoteFirst = ({ isHelpedRemotely }: SaidZone) =>
  isHelpedRemotely ? " Nous dépannons d’abord à distance." : "";
const farOf = ({ beyondKm, isTooFar }: SaidZone) =>
  beyondKm === null ? "" : isTooFar ? ", trop loin pour une visite" : ", sur demande";
const feeOf = ({ travelFee }: SaidZone) => (travelFee === null ? "" : ` Déplacement\u00a0: ${travelFee}.`);

/** Returns the answer of a shop that visits nobody, or nobody so far away (rule settings/visits). */
export function noVisitText(isHelpedRemotely: boolean, isTooFar = false): string {
  const there = isTooFar ? " jusque-là" : "";
  const remote = isHelpedRemotely ? " Nous dépannons aussi à distance." : "";
  return `Nous ne nous déplaçons pas${there}\u00a0: l’appareil se dépose à l’atelier, aux heures d’ouverture.${remote}`;
}

/** Returns the answer about a visit to a company, for a shop that visits private homes only (rule settings/visits). */
export function homesOnlyText(isHelpedRemotely: boolean): string {
  const remote = isHelpedRemotely ? ", ou à distance" : "";
  return `Nous nous déplaçons chez les particuliers seulement. Pour une entreprise\u00a0: à l’atelier${remote}.`;
}

/** Returns the answer about a zone that a visitor named (rule assistant/facts). */
export function zoneText(zone: SaidZone): string {
  const { city, postalCode, path, beyondKm } = zone;
  if (!zone.isVisited) {
    const isTooFar = zone.isTooFar && beyondKm !== null;
    const far = distanceOf(isTooFar ? zone : { ...zone, beyondKm: null });
    const at = [far.slice(2), isTooFar && beyondText(beyondKm)].filter(Boolean).join(", ");
    const where = at ? `${city} (${postalCode}) est ${at}.\n` : "";
    return `${where}${noVisitText(zone.isHelpedRemotely, isTooFar)}\nTout est sur sa page : ${path}`;
  }
  if (beyondKm !== null)
    return `Oui, sur demande : ${city} (${postalCode}) est${distanceOf(zone).replace(",", "")}${zone.km === null ? "" : ","} ${beyondText(beyondKm)}.${remoteFirst(zone)}${feeOf(zone)}\nTout est sur sa page : ${path}`;
  if (zone.km === null)
    return `C’est à voir : ${city} (${postalCode}) est dans notre département, mais ce site n’en connaît pas la distance. Appelez-nous, nous vous dirons si nous venons.\nTout est sur sa page : ${path}`;
  return `Oui, nous nous déplaçons jusque-là : ${city} (${postalCode}) est dans notre secteur${distanceOf(zone)}.${feeOf(zone)}\nTout est sur sa page : ${path}`;
}

/** Returns the answer about a postal code that several zones share (rule assistant/facts). */
export function zonesOfCodeText(code: {
  postalCode: string;
  first: readonly SaidZone[];
  /** How many zones of this postal code the answer does not name. */
  others: number;
  /** Whether the shop makes visits to some zones of the code, while others are too far. */
  isPartlyVisited?: boolean;
  /** The path of the list of these zones. */
  path: string;
}): string {
  const named = code.first.map(
    (zone) => `• ${zone.city}${distanceOf(zone)}${farOf(zone)}.${feeOf(zone)} ${zone.path}`,
  );
  const others = code.others === 1 ? "une autre commune" : `${code.others} autres communes`;
  const more = code.others === 0 ? [] : [`Et ${others}\u00a0: ${code.path}`];
  const [nearest] = code.first;
  if (code.isPartlyVisited) return [partlyVisitedText(code.postalCode), ...named, ...more].join("\n");
  if (nearest && !nearest.isVisited)
    return [noVisitText(nearest.isHelpedRemotely, nearest.isTooFar), ...named, ...more].join("\n");
  const beyond = code.first.every(({ beyondKm }) => beyondKm !== null) ? nearest : undefined;
  const here = beyond?.beyondKm
    ? `Oui, sur demande : le ${code.postalCode} est ${beyondText(beyond.beyondKm)}.${remoteFirst(beyond)}`
    : code.first.every(({ km }) => km === null)
      ? `C’est à voir : ce site ne connaît pas la distance du ${code.postalCode}. Appelez-nous, nous vous dirons si nous venons.`
      : `Oui, nous nous déplaçons jusque-là : le ${code.postalCode} est dans notre secteur.`;
  return [here, ...named, ...more].join("\n");
}

const partlyVisitedText = (postalCode: string) =>
  `Nous nous déplaçons dans une partie du ${postalCode}, pas au-delà de notre rayon habituel\u00a0:`;

/** A place that is not a zone. */
interface Elsewhere {
  name: string;
  /** The distance from the shop in a straight line; null when it is not known. */
  km: number | null;
  radiusKm: number;
  /** The town and the telephone number of the shop. */
  city: string;
  phone: string;
  /** The path of the list of zones. Null if the shop hides this page. */
  zonesPath: string | null;
  /** The path of the page about remote support. Null if the shop hides this page or does not offer the service. */
  remotePath: string | null;
  /** Whether the shop visits its customers. */
  isVisiting: boolean;
}

/** Returns the answer about a place that is not a zone: its distance, how far the shop travels, and remote support. */
export function elsewhereText(place: Elsewhere): string {
  const { name, km, radiusKm, city, phone, zonesPath, remotePath } = place;
  const far = km === null ? "" : `, ${aboutText(km, radiusKm)}\u00a0km de l’atelier à vol d’oiseau,`;
  const isNear = km !== null && km <= radiusKm;
  if (!place.isVisiting)
    return [...(far ? [`${name} est${far.slice(1, -1)}.`] : []), noVisitText(remotePath !== null)].join("\n");
  const reach = `Nous nous déplaçons ${atPlace(city)} et dans un rayon de ${radiusKm}\u00a0km`;
  return [
    `${name}${far} n’est pas dans nos zones.`,
    isNear ? `${reach}\u00a0: appelez-nous, ce doit être possible. ${phone}` : `${reach}.`,
    ...(remotePath ? [`À distance, nous dépannons partout en France\u00a0: ${remotePath}`] : []),
    ...(zonesPath ? [`Toutes nos zones\u00a0: ${zonesPath}`] : []),
  ].join("\n");
}

/**
 * Returns the URL of a share image, which social networks show beside a link (ADR 185). `look` is a hash of the shop's
 * name, colour and place.
 */
export function cardPath(look: string, name: string): string {
  return `/social/${look}/${name}.png`;
}

/** Returns the URL of an icon. */
export function iconPath(look: string, file: string): string {
  return `/icons/${look}/${file}`;
}

/** Returns the address of a share image (ADR 185). `look` changes with the name, the colour and the place. */
export function cardPath(look: string, name: string): string {
  return `/social/${look}/${name}.png`;
}

/** Returns the address of an icon. */
export function iconPath(look: string, file: string): string {
  return `/icons/${look}/${file}`;
}

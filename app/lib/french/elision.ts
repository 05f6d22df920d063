/**
 * Whether 'de' loses its e before a name. A vowel elides, and so does Y before a consonant (Yves, not Yann).
 * Letters do not show whether an h is mute or aspirated: He, Hi, Hy elide (Hélène, Hyères); Ha, Ho, Hu keep 'de',
 * which is never wrong. So does a figure.
 */
function elides(name: string): boolean {
  const start = name
    .slice(0, 8)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  return /^(?:[aeiouœæ]|h[eiy]|y(?![aou]))/.test(start);
}

/** Returns 'de' with a name: 'd’Atelier 72', 'de Clinique du PC', 'd’Hélène'. An article in the name stays. */
export function ofName(name: string): string {
  return `${elides(name) ? "d’" : "de "}${name}`;
}

/**
 * Whether 'de' loses its e before a name. A vowel elides, and so does Y before a consonant (Yves, not Yann). A mute h
 * cannot be told from an aspirated one by its letters: He, Hi, Hy elide (Hélène, Hyères), Ha, Ho, Hu keep the full 'de',
 * which is never a fault. A figure keeps it too.
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

/**
 * Whether French shortens 'de' to "d'" before a name: before a vowel, and before a Y that a consonant follows (Yves,
 * not Yann). The spelling does not show whether an h is mute: 'de' is shortened before He, Hi, Hy (Hélène, Hyères), and
 * stays before Ha, Ho, Hu and figures, which is never wrong.
 */
function elides(name: string): boolean {
  const start = name
    .slice(0, 8)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  return /^(?:[aeiouœæ]|h[eiy]|y(?![aou]))/.test(start);
}

/**
 * Returns 'de' (of) with a name: 'd’Atelier 72', 'de Clinique du PC', 'd’Hélène'. Does not contract 'de' with an
 * article at the start of the name; ofPlace does.
 */
export function ofName(name: string): string {
  return `${elides(name) ? "d’" : "de "}${name}`;
}

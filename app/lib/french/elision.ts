/**
 * Whether French shortens 'de' (of) to "d'" before a name. It does so before a vowel, and before a Y that a consonant
 * follows (Yves, not Yann). The spelling does not show whether an h is mute, so 'de' is shortened only before He, Hi
 * and Hy (Hélène, Hyères). The long form, which is never wrong, stays before other names.
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

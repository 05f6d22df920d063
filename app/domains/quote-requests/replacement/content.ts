/**
 * The machines that can be compared, with two assumptions about each: its usual life in years, and how many years it
 * lasts at least after a repair.
 */
export const machines = {
  portable: { name: "PC portable", years: 6, afterRepair: 2 },
  fixe: { name: "PC fixe", years: 8, afterRepair: 3 },
  mac: { name: "Mac", years: 8, afterRepair: 2 },
} as const;

export type Machine = keyof typeof machines;

export const replacementPath = "/reparer-ou-remplacer";

export const replacementTexts = {
  title: "Réparer ou remplacer\u00a0?",
  lead: "Quatre chiffres, et ce que coûte une année d’usage dans les deux cas. Nos hypothèses sont écrites sur cette page.",
  form: "Votre appareil",
  machine: "Appareil",
  age: "Son âge, en années",
  repair: "Prix de la réparation",
  repairHint: "Celui d’un devis, ou de l’estimation de l’accueil.",
  replacement: "Prix d’un appareil neuf comparable",
  submit: "Comparer",
  result: "Une année d’usage",
  repaired: "Réparé",
  replaced: "Remplacé",
  assumptions: "Nos hypothèses",
  setUp: "L’installation de l’appareil neuf est comptée à notre prix d’une intervention, s’il est affiché.",
  uncounted: "Ni la revente, ni l’énergie, ni la garantie ne sont comptées.",
  verdicts: {
    repair: "Réparer revient moins cher.",
    close: "Les deux se valent\u00a0: comptez aussi le temps de tout réinstaller.",
    replace: "Remplacer revient moins cher. Vos fichiers peuvent être repris.",
  },
  quote: "Demander un devis",
} as const;

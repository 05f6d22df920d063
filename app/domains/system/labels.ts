import { atMostOneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";

const units = ["Ko", "Mo", "Go", "To"];

/** A size as people read it: '340 Ko', '1,8 Go'. */
export function sizeText(bytes: number): string {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const number = unit < 2 ? wholeNumber : atMostOneDecimal;
  return `${number(value)}\u00a0${units[unit]}`;
}

export const systemTexts = {
  title: "Système",
  noBackup: "Aucune sauvegarde connue",
  backupAdvice:
    "Lancez «\u00a0npm run backup FICHIER\u00a0» chaque semaine au moins, et gardez le fichier ailleurs que sur cette machine.",
  lowDisk: "Le disque est presque plein\u00a0: faites de la place avant que le site ne puisse plus écrire.",
} as const;

import { type BackupState, isDiskFull, type SystemState } from "./rules.ts";
import { atMostOneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";

const units = ["Ko", "Mo", "Go", "To"];

/** Returns a size in words: '340 Ko' (kB), '1,8 Go' (GB). The units are multiples of 1024. */
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

/**
 * Returns sentences about the backups: the last failure, the place of the last backup, and advice if it is too old.
 */
export function backupDetails(
  { last, failure, isDaily, hasSecondPlace, secondPlaceProblem }: BackupState,
  isOld: boolean,
): string[] {
  const place = hasSecondPlace
    ? last?.isCopied === null
      ? null
      : last?.isCopied
        ? systemTexts.copied
        : systemTexts.notCopied
    : isDaily
      ? systemTexts.onePlace
      : null;
  const advice = isDaily ? systemTexts.dailyAdvice : systemTexts.backupAdvice;
  return [failure?.reason ?? secondPlaceProblem, last && place, isOld && !failure && advice].filter(
    (text) => typeof text === "string",
  );
}

/** Returns a text that says how a lack of free disk space harms the site. */
export function diskText(disk: NonNullable<SystemState["disk"]>): string {
  return isDiskFull(disk) ? systemTexts.fullDisk : systemTexts.lowDisk;
}

export const systemTexts = {
  title: "Système",
  screen: "État du site",
  noBackup: "Aucune sauvegarde connue",
  backupAdvice:
    "Les sauvegardes de chaque nuit sont arrêtées sur cette machine\u00a0: demandez à la personne qui a installé le site de les remettre.",
  dailyAdvice: "Le site en fait une chaque nuit, ou dans l’heure qui suit son démarrage.",
  onePlace:
    "Sur cette machine seulement\u00a0: demandez à la personne qui a installé le site un second endroit.",
  notCopied: "Pas encore copiée au second endroit.",
  copied: "Copiée au second endroit.",
  oldBackup: "La dernière réussie est ancienne.",
  mailMissing: "Rien n’est perdu\u00a0: les demandes arrivent ici, mais personne n’est prévenu par e-mail.",
  mailFailed: "Les demandes sont bien enregistrées, et les autres e-mails partent.",
  nobodyTold:
    "Les visiteurs reçoivent leur accusé de réception, mais aucune adresse à prévenir n’est donnée.",
  fullDisk:
    "Le disque est plein\u00a0: le site n’enregistre plus ce que les visiteurs envoient, ou s’arrêtera d’un instant à l’autre. Faites de la place maintenant\u00a0: il reprend de lui-même.",
  lowDisk: "Le disque est presque plein\u00a0: faites de la place avant que le site ne puisse plus écrire.",
} as const;

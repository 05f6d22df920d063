import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";
import { longestRetention, type Retention } from "./rules.ts";

export const privacyTexts = {
  title: "Données personnelles",
  find: "Une personne",
  findIntro:
    "Quand quelqu’un demande à consulter ses données ou à les faire effacer\u00a0: retrouvez tout ce qui porte son adresse, sans un mois de délai.",
  nothing: "Rien n’est conservé sous cette adresse.",
  stale:
    "Ce qui est conservé a changé depuis l’affichage\u00a0: rien n’a été effacé. Vérifiez, puis recommencez.",
  exportRefused: "Demande incomprise\u00a0: indiquez une adresse e-mail.",
  staff:
    "C’est aussi l’adresse d’un compte du back-office\u00a0: le compte reste, il se gère depuis «\u00a0Mon compte\u00a0».",
  erasedNote:
    "Les sauvegardes déjà faites la contiennent encore\u00a0: si vous en restaurez une, recommencez l’effacement.",
  retention: "Durées de conservation",
  retentionIntro: (takesApplications: boolean) =>
    `Comptées depuis le dernier échange. ${takesApplications ? "Une candidature approuvée est gardée tant qu’elle le reste. " : ""}La page Confidentialité annonce ces durées\u00a0; elles s’appliquent chaque nuit.`,
  retentionSaved: "Durées enregistrées. La page Confidentialité est à jour.",
  retentionStale:
    "Quelqu’un d’autre vient de changer ces durées\u00a0: rien n’a été enregistré, votre saisie est gardée ci-dessus.",
  preview: "La nuit prochaine",
  previewIntro: "Ce qui a atteint sa durée de conservation, et s’effacera avec ses fichiers et ses e-mails.",
  erasures: "Effacements faits",
  erasuresIntro: "Qui, quand et combien, sans rien de la personne.",
} as const;

/** The French names of the rows of each table, in the singular and the plural. */
const heldLabels: Record<string, readonly [one: string, many: string]> = {
  ...Object.fromEntries(kindNames.map((name) => [kindOf(name).table, kindOf(name).nouns])),
  quote_attachments: ["fichier joint", "fichiers joints"],
  newsletter_subscribers: ["abonnement à la lettre", "abonnements à la lettre"],
  newsletter_deliveries: ["lettre envoyée ou à envoyer", "lettres envoyées ou à envoyer"],
  chatbot_messages: [
    "message d’une conversation avec l’assistant",
    "messages de conversations avec l’assistant",
  ],
  emails: ["e-mail envoyé ou en attente", "e-mails envoyés ou en attente"],
  submission_events: ["ligne d’historique", "lignes d’historique"],
};

/**
 * Returns what is stored about a person, as a list: '2 messages', '1 demande de devis' (quote request). Tables without
 * rows are left out.
 */
export function heldTexts(counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count}\u00a0${heldLabels[table]?.[count > 1 ? 1 : 0] ?? table}`);
}

/** Returns how many submissions would be deleted next night, as a sentence. */
export function dueText(total: number): string {
  if (total === 0) return "Aucune demande ne serait supprimée la nuit prochaine.";
  return total === 1
    ? "1 demande serait supprimée la nuit prochaine."
    : `${total} demandes seraient supprimées la nuit prochaine.`;
}

const spelled = ["", "Un an", "Deux ans", "Trois ans"];

function durationText(months: number): string {
  return months % 12 === 0 ? (spelled[months / 12] ?? `${months / 12} ans`) : `${months}\u00a0mois`;
}

/**
 * Returns the privacy page's sentence about how long data are kept: 'Trois ans au plus après notre dernier échange,
 * deux ans pour une candidature…' (three years at most after our last exchange, two for an application).
 */
export function retentionPromise(
  { prospectMonths, applicantMonths }: Retention = longestRetention,
  takesApplications = true,
): string {
  const prospects = `${durationText(prospectMonths)} au plus après notre dernier échange`;
  if (!takesApplications) return `${prospects}, puis effacement`;
  const applicants = durationText(applicantMonths);
  return `${prospects}, ${applicants.charAt(0).toLowerCase()}${applicants.slice(1)} pour une candidature, puis effacement\u00a0; une candidature retenue est gardée tant que nous travaillons ensemble`;
}

import type { GenerationRefusal } from "./rules/generation.ts";
import type { GenerationStep } from "./rules/prompts.ts";

const contentFailure = "Erreur lors de la génération du contenu";

/** The error messages, by step of the generation (rule editor/generation-errors). */
const failures = {
  title: "Erreur lors de la génération du titre",
  outline: contentFailure,
  introduction: contentFailure,
  section: contentFailure,
  conclusion: contentFailure,
  category: "Erreur lors de la génération de la catégorie",
  meta: "Erreur lors de la génération des meta tags",
} satisfies Record<GenerationStep, string>;

/** The messages about a field that must be filled in before the text-generation service is called. */
const preconditions = {
  noSubject: "Veuillez saisir un sujet pour générer un titre",
  noTitle: "Veuillez d'abord saisir un titre",
  noContent: "Le titre et le contenu sont nécessaires pour générer les meta tags",
  noCategoryContent: "Le titre et le contenu sont nécessaires pour proposer une catégorie",
} as const;

const reasons = {
  misread: "Format de réponse invalide",
  unreadable: "Invalid response from Gemini API",
  failed: "Veuillez réessayer.",
  timedOut: "Le service de texte n’a pas répondu à temps. Veuillez réessayer.",
  overBudget: "Le nombre de textes demandés aujourd’hui est atteint. Il repart demain.",
  unconfigured:
    "Aucun service de texte n’est réglé\u00a0: voyez «\u00a0Réglages, Le service de texte\u00a0».",
  cancelled: "La génération a été annulée.",
} as const;

/**
 * Returns the message about a failed generation: its title, and the reason in `detail`. `detail` is null if the title
 * already says the reason.
 */
export function generationMessage(
  step: GenerationStep,
  refusal: GenerationRefusal,
): { title: string; detail: string | null } {
  if (refusal in preconditions)
    return { title: preconditions[refusal as keyof typeof preconditions], detail: null };
  const reason = reasons[refusal as keyof typeof reasons];
  if (refusal === "failed" && failures[step] === contentFailure)
    return { title: `${contentFailure}. ${reason}`, detail: null };
  return { title: failures[step], detail: reason };
}

export const generationTexts = {
  title: "Aide à la rédaction",
  introduction: "Tout ce qui est généré est une proposition\u00a0: rien n’entre dans l’article sans vous.",
  subject: "Sujet",
  subjectHint: "De quoi doit parler l’article\u00a0?",
  generateTitle: "Proposer un titre",
  generateContent: "Générer le contenu",
  generateCategory: "Proposer une catégorie",
  generateMeta: "Générer les meta tags",
  working: "Génération en cours...",
  cancel: "Annuler",
  insert: "Insérer",
  insertAtEnd: "Insérer à la fin",
  redo: "Refaire",
  dismiss: "Écarter",
  noKey:
    "La génération est désactivée\u00a0: aucun service n’est réglé dans «\u00a0Réglages, Le service de texte\u00a0».",
  noTitle: preconditions.noTitle,
  outline: "Plan",
  introductionPart: "Introduction",
  conclusionPart: "Conclusion",
  titleProposal: "Titre proposé",
  contentProposal: "Contenu proposé",
  categoryProposal: "Catégorie proposée",
  metaProposal: "Meta tags proposés",
  cancelled: "Génération annulée. Ce qui était déjà écrit reste proposé ci-dessous.",
} as const;

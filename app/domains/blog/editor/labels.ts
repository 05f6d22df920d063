import { longMoment } from "#app/lib/french/dates.ts";
import type { TagShape, TagTone } from "#app/ui/tag.tsx";
import type { Illustration } from "../rules/featured-image.ts";
import type { PostState } from "../rules/status.ts";

/** The states of an article (rules editor/status, editor/schedule) and how the small label of each state looks. */
export const postStateLabels = {
  draft: { label: "Brouillon", tone: "outline", shape: "half" },
  scheduled: { label: "Programmé", tone: "cobalt", shape: "dot" },
  published: { label: "Publié", tone: "success", shape: "check" },
  archived: { label: "Archivé", tone: "neutral", shape: "ring" },
} as const satisfies Record<PostState, { label: string; tone: TagTone; shape: TagShape }>;

/**
 * The texts of the back office's list of articles. The site's specification gives some of them in English, so these
 * stay English (rule language/french).
 */
export const postListTexts = {
  title: "Articles",
  list: "Articles, du plus récent au plus ancien",
  newPost: "Nouvel article",
  empty: "No posts yet. Create your first post!",
  emptyText: "Un article publié paraît aussitôt sur le blog, dans les plans du site et dans le flux.",
  noneFound: "Aucun article ne correspond",
  everyPost: "Voir tous les articles",
  search: "Rechercher un article",
  searchPlaceholder: "Titre",
  status: "Statut",
  everyStatus: "Tous les statuts",
  category: "Catégorie",
  everyCategory: "Toutes les catégories",
  view: "Voir sur le site",
  delete: "Supprimer",
  confirmDelete: "Are you sure you want to delete this post?",
  confirmDeleteText: "La corbeille garde 30\u00a0jours ce qu’on y met, puis l’efface.",
  cancel: "Annuler",
  deleteFailed: "Error deleting post",
  failedLoad: "les articles",
} as const;

/** Returns a text such as 'Article supprimé : Nettoyer son clavier' (article deleted). */
export function deletedText(title: string): string {
  return `Article supprimé\u00a0: ${title}`;
}

/** The texts about the articles that came with the site, in the go-live checklist (rule blog/shipped). */
export const shippedTexts = {
  lead: (count: number) =>
    count > 1
      ? `Ces ${count} articles sont fournis avec le site et signés de votre nom. Relisez-les\u00a0: confirmez, modifiez ou retirez chacun.`
      : "Cet article est fourni avec le site et signé de votre nom. Relisez-le\u00a0: confirmez-le, modifiez-le ou retirez-le.",
  withdrawn: (service: string) => `Parle d’un service que vous ne proposez pas\u00a0: ${service}.`,
  confirm: "Confirmer",
  withdraw: "Retirer",
  all: "Tous ces articles",
  confirmAll: (count: number) => `Confirmer les ${count}`,
  withdrawAll: "Tout retirer…",
  withdrawAllQuestion: (count: number) =>
    `Retirer les ${count} articles du site\u00a0? Chacun reste dans vos articles, archivé, et peut être publié de nouveau.`,
  withdrawAllConfirm: "Oui, tout retirer",
  done: "C’est noté",
} as const;

/** The texts of the article editor. Those that the site's specification gives stay exactly as it gives them. */
export const editorTexts = {
  newPost: "Nouvel article",
  editPost: "Modifier l’article",
  form: "L’article",
  back: "Tous les articles",
  title: "Titre",
  content: "Contenu",
  contentSource: "Contenu (HTML)",
  write: "Écrire",
  source: "HTML",
  preview: "Aperçu",
  previewFailed: "L’aperçu n’a pas pu être préparé.",
  modes: "Façon d’écrire",
  unsupported:
    "Cet article contient du HTML que la vue «\u00a0Écrire\u00a0» ne sait pas montrer\u00a0: il s’ouvre en HTML, rien n’en est perdu.",
  keys: "Entrée, dans le titre, mène au texte. Échap mène à la barre de mise en forme, Ctrl+K pose un lien.",
  save: "Enregistrer",
  saving: "Enregistrement...",
  saveKeepDate: "Enregistrer sans changer la date",
  saveFailed: "Erreur lors de l'enregistrement de l'article",
  kept: "Rien n’est perdu\u00a0: votre texte est toujours là.",
  retry: "Réessayer",
  signedOut: "Votre session est terminée. Connectez-vous dans un autre onglet, puis réessayez.",
  gone: "Cet article n’existe plus. Votre texte est toujours là\u00a0: copiez-le, ou enregistrez-le dans un nouvel article.",
  needsTitle: "Donnez un titre à l’article pour l’enregistrer.",
  invalid: "L’article n’est pas enregistré\u00a0: corrigez les champs signalés.",
  saved: "Article enregistré",
  publication: "Publication",
  status: "Statut",
  author: "Auteur affiché",
  authorHint: "Vide\u00a0: le nom du compte qui a créé l’article.",
  publishedOn: "Publié le",
  publishAt: "Jour et heure de parution",
  publishAtHint: "Heure de Paris. L’article paraît seul à ce moment, à une minute près.",
  publishAtCancel: "Pour annuler, choisissez «\u00a0Brouillon\u00a0» et enregistrez.",
  willBePublished: "Paraîtra le",
  scheduled: "Parution programmée",
  view: "Voir sur le site",
  previewLinkHint: "Montre la dernière version enregistrée à qui a le lien, pendant 7\u00a0jours.",
  image: "Image à la une",
  illustrations: "Nos illustrations",
  /** The program chose this illustration, because the last articles have others (rule editor/picture). */
  proposedImage: (name: string) =>
    `Proposée d’office\u00a0: ${name}. Prenez-en une autre si elle convient mieux.`,
  chosenImage: (name: string) => `Choisie\u00a0: ${name}.`,
  ownImage: "Votre image",
  upload: "Envoyer une image",
  uploadHint: "JPEG, PNG ou WebP, 10\u00a0Mo au plus.",
  uploading: "Envoi de l’image…",
  uploadFailed: "L’image n’a pas pu être envoyée.",
  alt: "Texte alternatif",
  altHint: "Ce que l’image montre, pour qui ne la voit pas.",
  categories: "Catégories",
  noCategory: "Aucune catégorie pour l’instant.",
  newCategory: "Nouvelle catégorie",
  addCategory: "Ajouter",
  removeCategory: "Retirer",
  seo: "Adresse et référencement",
  slug: "Adresse",
  slugHint: "Faite du titre si elle est vide. L’ancienne adresse d’un article publié mène à la nouvelle.",
  excerpt: "Extrait",
  excerptHint: "Fait du début de l’article s’il est vide.",
  metaTitle: "Titre de référencement",
  metaTitleHint: "50 à 60 caractères. Vide\u00a0: le titre de l’article.",
  metaDescription: "Description de référencement",
  metaDescriptionHint: "150 à 160 caractères. Vide\u00a0: l’extrait.",
  revisions: "Versions précédentes",
  noRevision: "Aucune pour l’instant.",
  restore: "Reprendre cette version",
  restored: "Version reprise. Elle n’est pas encore enregistrée.",
  restoreFailed: "Cette version n’a pas pu être lue.",
  unsaved: "Modifications non enregistrées",
  autosaved: "Brouillon gardé à",
  upToDate: "Tout est enregistré",
  leaveText: "Ce que vous avez tapé n’est pas enregistré dans l’article. Une copie en est gardée.",
  foundTitle: "Un texte non enregistré a été retrouvé",
  found: "Vous l’avez tapé le",
  takeUp: "Reprendre ce texte",
  ignore: "Ignorer",
  staleTitle: "Quelqu’un d’autre a enregistré cet article entre-temps",
  staleText: "Rien n’a été remplacé. Voici ce qui diffère\u00a0: votre texte est toujours dans l’éditeur.",
  keepMine: "Enregistrer le mien à la place",
  takeTheirs: "Prendre celui qui est enregistré",
} as const;

/**
 * Returns the message after a save, such as 'Parution programmée : mardi 24 novembre 2026 à 08:30' (publication planned
 * for Tuesday).
 */
export function savedText({ publishAt }: { publishAt: Date | null }): string {
  return publishAt ? `${editorTexts.scheduled}\u00a0: ${longMoment(publishAt)}` : editorTexts.saved;
}

/** The names of the ten illustrations in the editor. */
export const illustrationNames = {
  laptop: "Ordinateur portable",
  "hard-disk": "Disque dur",
  backup: "Sauvegarde",
  shield: "Sécurité",
  network: "Réseau",
  "remote-help": "Aide à distance",
  memory: "Mémoire",
  battery: "Batterie",
  printer: "Imprimante",
  "phone-and-box": "Téléphone et box",
} as const satisfies Record<Illustration, string>;

/** Why a revision was stored: a person saved, or typed without saving. */
export const revisionKinds = {
  autosave: "Brouillon gardé",
  save: "Enregistrement",
} as const;

const verdicts = { empty: "", short: "trop court", good: "bonne longueur", long: "trop long" } as const;

/** Returns a text such as '54 caractères, bonne longueur' (54 characters, good length). */
export function counterText(length: number, verdict: keyof typeof verdicts): string {
  const count = length > 1 ? `${length} caractères` : `${length} caractère`;
  return verdict === "empty" ? count : `${count}, ${verdicts[verdict]}`;
}

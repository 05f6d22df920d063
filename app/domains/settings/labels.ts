import { enumerate, ofPlace } from "#app/lib/french/place-names.ts";
import type { MailTrial } from "#app/lib/mail/trial.server.ts";
import type { TextTrial } from "#app/lib/text-generation/trial.server.ts";

/** The texts of the settings' screens. */
export const settingsTexts = {
  sameHours: (day: string) => `Mêmes horaires du ${day} au vendredi`,
  hideExamples: "Masquer tous les exemples",
  hideExamplesAndSave: "Masquer tous les exemples et enregistrer",
  hideExamplesHint:
    "Ce qui reste un exemple dans cette étape quitte le site, et la page «\u00a0À propos\u00a0» avec, s’il n’y reste rien. Vous pourrez le remplir plus tard, dans «\u00a0La preuve\u00a0». Les prix d’exemple se règlent dans «\u00a0Les prix\u00a0».",
  title: "Réglages",
  menu: "Sections des réglages",
  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "Réglages enregistrés",
  cancel: "Annuler",
  upToDate: "Rien à enregistrer",
  changed: (count: number) => (count > 1 ? `${count} réglages modifiés` : "1 réglage modifié"),
  notYet: "pas encore sur le site",
  leaveText: "Ce que vous avez changé sur cet écran n’est pas enregistré, et sera perdu.",
  invalid: "Rien n’est enregistré\u00a0: corrigez ce qui est signalé",
  toCheck: "À vérifier, puis enregistrez",
  toCheckText: (what: readonly string[], asksAboutZones: boolean) =>
    [
      "Rien n’est encore enregistré.",
      what.length > 0 &&
        `Voyez plus haut\u00a0: ${enumerate(what)}. Le même bouton accepte ce qui est rempli.`,
      asksAboutZones && "Choisissez plus haut ce que deviennent les zones de l’ancienne adresse.",
    ]
      .filter(Boolean)
      .join(" "),
  settingToCheck: (label: string, row: number) =>
    row > 0 ? `«\u00a0${label}\u00a0», ligne ${row}` : `«\u00a0${label}\u00a0»`,
  placeFollows: (town: string) => `Remplis d’après «\u00a0${town}\u00a0» à l’enregistrement`,
  unseen: "Pour enregistrer cette étape, remettez le choix d’avant\u00a0: le reste se complète ensuite dans",
  unseenIn: (section: string) => `«\u00a0${section}\u00a0»`,
  staleTitle: "Quelqu’un d’autre a enregistré ces réglages entre-temps",
  stale: (who: string) => `Par ${who}. Rien n’a été enregistré. Voici ce qui diffère\u00a0:`,
  mine: "Votre saisie",
  theirs: "Enregistré",
  keepMine: "Enregistrer ma saisie",
  takeTheirs: "Reprendre ce qui est enregistré",
  failed: "Les réglages ne sont pas enregistrés",
  kept: "Votre saisie est gardée ci-dessus.",
  history: "Historique",
  noHistory: "Rien n’a encore été modifié.",
  before: "Avant",
  after: "Après",
  restore: "Rétablir l’état d’avant",
  restored: "État d’avant rétabli",
  empty: "(vide)",
  uploading: "Envoi de la photo…",
  uploadFailed: "La photo n’est pas partie. Réessayez.",
  pictureHint: "JPEG, PNG ou WebP, 10\u00a0Mo au plus. Elle est recadrée en carré.",
  removePicture: "Retirer la photo",
  preview: "Aperçu",
  previews: "Voir avant d’enregistrer",
  previewsHint: "La page entière, avec ce qui est saisi ici, dans un nouvel onglet. Rien n’est enregistré.",
  from: "À partir de",
  menuServices: "Le menu «\u00a0Services\u00a0»",
  hiddenPages: "Pages cachées",
  radius: "Rayon d’intervention",
  more: (count: number) => (count > 1 ? `et ${count} autres` : "et un autre"),
  guarantee: "Réparations garanties",
  intervention: "Intervention",
  reply: "Réponse",
  quote: "Devis",
  add: "Ajouter",
  remove: "Retirer",
  removeAll: "Tout retirer…",
  removeAllQuestion: (count: number) =>
    `Retirer ces ${count} lignes\u00a0? Elles restent sur le site tant que vous n’enregistrez pas.`,
  removeAllConfirm: "Oui, tout retirer",
  standard: "Exemple",
  gone: "Un service retiré",
  charactersLeft: (left: number) =>
    left < 0
      ? `${-left} ${left < -1 ? "signes" : "signe"} de trop`
      : `Encore ${left} ${left > 1 ? "signes" : "signe"}`,
  secretKept: "Donné",
  secretReplaced: "Remplacé",
  secretHint: "Gardé chiffré. Laissez vide pour ne pas le changer.",
  secretLocked: "Illisible sur cette machine, qui n’a pas la clé de la précédente. Saisissez-le de nouveau.",
  secretForget: "L’oublier",
  secretElsewhere: "Saisissez-le de nouveau\u00a0: l’endroit où il est envoyé change",
  secretSigns: "Sans retour à la ligne ni signe invisible",
  keyNotKept:
    "Rien n’est enregistré\u00a0: le dossier de données du site ne peut pas être écrit, et sa clé de chiffrement y va.",
  placeProposed: (town: string, km: number) =>
    `Les précédentes étaient à plus de ${km}\u00a0km de là\u00a0: voici celles ${ofPlace(town)}. Elles vous vont\u00a0? Enregistrez.`,
  placeUnknown: (pointed: string, now: string) =>
    `Ces coordonnées sont celles ${ofPlace(pointed)}. Donnez celles ${ofPlace(now)} (une carte en ligne les montre), ou enregistrez de nouveau pour garder celles-ci.`,
  departmentProposed: (postalCode: string, phrase: string) =>
    `Rempli d’après le code postal\u00a0: le ${postalCode} est ${phrase}. C’est bien cela\u00a0? Enregistrez.`,
  words: "Les mots entre accolades",
  wordsHint:
    "Le site met à leur place ce que disent vos réglages. Avec une majuscule, {Garantie}, le mot en prend une.",
  wordSaid: (word: string, said: string) => `${word}\u00a0: «\u00a0${said}\u00a0».`,
  wordUnsaid: (word: string) => `${word}\u00a0: rien pour l’instant, sa phrase est laissée de côté.`,
  wordUnknown: (word: string) => `${word}\u00a0: ce mot n’existe pas.`,
  nothingSaid: "rien pour l’instant",
  brackets: "Entre crochets\u00a0: dit seulement tant que le mot à l’intérieur a une valeur.",
  given: (variable: string) => `Donné par la machine du site (${variable}), qui passe avant ces réglages.`,
} as const;

/** The texts of a list of prices in which each price is one line. */
export const lineTexts = {
  offered: "Je propose\u00a0:",
  from: "à partir de",
  included: (points: string) => `Compris\u00a0: ${points}.`,
  notIncluded: (points: string) => `Non compris\u00a0: ${points}.`,
} as const;

/**
 * Texts for the summary of a folded sheet with several blocks of claims (statements that only the owner can confirm):
 * how many are examples, confirmed or hidden.
 */
export const stateTexts = {
  example: (count: number) => `${count} en exemple`,
  confirmed: (count: number) => (count > 1 ? `${count} confirmés` : "1 confirmé"),
  hidden: (count: number) => (count > 1 ? `${count} masqués` : "1 masqué"),
} as const;

export const blockTexts = {
  own: "Vous avez ajouté un témoignage à vous\u00a0: enregistrez pour montrer les témoignages, ou remettez «\u00a0Masqué\u00a0».",
  lacks:
    "Pour les confirmer, il faut d’abord la date et l’accord de chaque personne, dans «\u00a0La preuve\u00a0».",
} as const;

const unsaidPrice = "ni l’estimation ni les pages de zones n’en disent un";

export const ownPriceTexts = {
  proposed: `Sans ce choix, ${unsaidPrice}. C’est le prix d’une intervention\u00a0? Enregistrez. Sinon, remettez «\u00a0Rien d’autre\u00a0».`,
  unsaid: `Aucune ligne ne sert de prix pour une intervention\u00a0: ${unsaidPrice}. Choisissez-la ici ou plus bas, ou enregistrez de nouveau.`,
} as const;

const readOrMend = "Gardez ce qui est vrai ici, puis enregistrez.";

/** The notes beside a text that belongs to an example plan, in a plan that now has another name or another unit. */
export const borrowedTexts = {
  ofPlan: (former: string) => `Ce texte est celui de l’exemple «\u00a0${former}\u00a0». ${readOrMend}`,
  ofUnit: (unit: string) => `Ce texte est celui d’un forfait payé «\u00a0${unit}\u00a0». ${readOrMend}`,
} as const;

/** The note beside a plan's role (what it is the price of), when its new unit does not fit this role. */
export const unitTexts = {
  roleLost: (unit: string, role: string, units: readonly string[]) =>
    `Payé «\u00a0${unit}\u00a0», ce prix ne sert plus pour «\u00a0${role}\u00a0», qui demande «\u00a0${units.join("\u00a0» ou «\u00a0")}\u00a0». Enregistrez, ou remettez l’unité et le choix d’avant.`,
} as const;

export const trialTexts = {
  to: "Envoyer à",
  busy: "En cours…",
  notAnAddress: "Indiquez une adresse e-mail",
  answer: "Réponse\u00a0:",
  failed: "Le test n’a pas pu se faire",
  subject: (name: string) => `${name}\u00a0: message de test`,
  body: "Si vous lisez ceci, les e-mails du site partent. Il n’y a rien d’autre à faire.",
} as const;

const outside =
  "Cette adresse est celle d’une machine du réseau du site, pas d’Internet\u00a0: elle est refusée.";
const locked =
  "Le secret enregistré est illisible sur cette machine\u00a0: saisissez-le de nouveau ci-dessus.";
const certificate =
  "Le certificat du serveur n’est pas bon pour ce nom\u00a0: vérifiez le nom du serveur. Rien ne lui a été confié.";

/** The results of a test of the mail server. */
export const mailTrialTexts = {
  accepted:
    "{serveur} a accepté le message pour {adresse}. Regardez s’il arrive, dans les indésirables aussi.",
  unconfigured: "Aucun serveur n’est enregistré.",
  locked,
  demonstration: "Dans la démonstration, aucun e-mail ne part.",
  outside,
  unknownHost: "Aucun serveur ne porte ce nom\u00a0: {serveur}. Vérifiez son orthographe.",
  unreachable: "{serveur} refuse la connexion\u00a0: vérifiez le nom, le port et le chiffrement.",
  silent: "{serveur} ne répond pas\u00a0: vérifiez le port et le chiffrement.",
  certificate,
  encryption: "{serveur} ne propose pas ce chiffrement\u00a0: essayez l’autre.",
  authentication: "{serveur} refuse le compte ou le mot de passe.",
  sender: "{serveur} refuse l’adresse de l’expéditeur\u00a0: donnez-en une de ce compte.",
  recipient: "{serveur} refuse le destinataire {adresse}.",
  refused: "{serveur} refuse le message.",
} as const satisfies Record<MailTrial["result"], string>;

/** The results of a test of the text-generation service, an external machine that writes texts. */
export const textTrialTexts = {
  written: "Le service a répondu (modèle {modele}).",
  unconfigured: "Aucun service n’est enregistré, ou sa clé manque.",
  locked,
  demonstration: "Dans la démonstration, aucun service n’est appelé.",
  outside,
  unknownHost: "Aucun serveur ne porte ce nom\u00a0: vérifiez l’adresse.",
  unreachable: "Le service refuse la connexion\u00a0: vérifiez l’adresse.",
  silent: "Le service ne répond pas en 15\u00a0secondes.",
  certificate,
  key: "Le service refuse la clé.",
  model: "Le service ne connaît pas le modèle {modele}, ou l’adresse n’est pas la bonne.",
  quota: "Le service a refusé\u00a0: le compte n’a plus de crédit, ou trop de demandes ont été faites.",
  broken: "Le service est en panne. Réessayez plus tard.",
  refused: "Le service refuse la demande.",
  unreadable: "Ce serveur ne répond pas comme un service de texte\u00a0: vérifiez l’adresse.",
  tooMany: "Assez de tests pour aujourd’hui.",
} as const satisfies Record<TextTrial["result"], string>;

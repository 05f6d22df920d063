import { waitWords } from "#app/lib/french/wait-words.ts";
import { type PasswordWeakness, passwordLengths } from "./rules.ts";

const nbsp = "\u00A0";

/** The account of `npm run demo`, printed when it starts and shown on the sign-in page. */
export const demoAccount = { email: "camille@example.fr", password: "etabli-demo-72" } as const;

/** The text of every failed sign-in. It is always the same, to conceal which addresses have an account. */
export const signInRefused = "Adresse e-mail ou mot de passe incorrect.";

/** Returns the text after too many wrong passwords. `minutes` is the time to wait, at least 1. */
export function tooManyAttempts(minutes: number): string {
  return `Trop de tentatives. Réessayez ${waitWords(minutes * 60)}.`;
}

/** How long a sign-in link is valid, in words (one hour). */
export const signInLinkLife = "une heure";

/** Returns the text for a sign-in that too many attempts stop: the time to wait (at least 1), and how to avoid it. */
export function signInLimited(minutes: number, isLinkMailed: boolean): string {
  const delay = waitWords(minutes * 60);
  return isLinkMailed
    ? `Trop de tentatives. Si cette adresse a un compte, un e-mail vient d’y partir\u00a0: son lien, bon pendant ${signInLinkLife}, permet de continuer sur ce navigateur. Sans lui, réessayez ${delay}.`
    : `Trop de tentatives. Réessayez ${delay}. Pour ne pas attendre, demandez un lien de connexion à la personne qui a installé le site.`;
}

export const signInLinkTexts = {
  title: "Continuer sur ce navigateur",
  good: "Ce navigateur sera reconnu\u00a0: vous pourrez vous y connecter avec votre mot de passe, même si d’autres en essaient de faux ailleurs.",
  act: "Reconnaître ce navigateur",
  over: "Ce lien a déjà servi ou a plus d’une heure. Essayez de vous connecter\u00a0: au besoin, un autre vous sera envoyé.",
  back: "Revenir à la connexion",
  known: "Ce navigateur est reconnu. Connectez-vous avec votre mot de passe.",
} as const;

export const codeTexts = {
  title: "Code de connexion",
  lead: "Ouvrez votre application de codes et recopiez les six chiffres. Sans elle, un code de secours convient.",
  label: "Code",
  act: "Continuer",
  back: "Revenir à la connexion",
  lost: "Téléphone et codes de secours perdus\u00a0? La personne qui a installé le site peut retirer cette vérification.",
  malformed: "Six chiffres, ou un code de secours de dix signes",
  wrong: "Ce code n’est pas le bon. Ceux de l’application changent toutes les 30\u00a0secondes.",
  over: "Trop de temps ou trop d’essais\u00a0: connectez-vous de nouveau.",
} as const;

export const secondFactorTexts = {
  title: "Vérification en deux étapes",
  intro:
    "Après le mot de passe, un code d’une application (Aegis, 2FAS, Google Authenticator…) est demandé. Un mot de passe volé ne suffit alors plus.",
  off: "Elle n’est pas en service.",
  on: (codes: number) => `En service. ${codes}\u00a0code${codes > 1 ? "s" : ""} de secours en réserve.`,
  password: "Votre mot de passe",
  create: "Mettre en service",
  scan: "1. Ajoutez ce compte à votre application",
  scanText: "Photographiez ce carré avec l’application. Sur ce téléphone même, ouvrez-la par le lien.",
  open: "Ouvrir l’application",
  key: "Ou recopiez cette clé",
  keep: "2. Gardez ces codes de secours",
  keepText:
    "Chacun remplace une fois l’application, si le téléphone est perdu. Ils ne seront plus montrés\u00a0: notez-les ailleurs que sur ce téléphone.",
  confirm: "3. Recopiez le code que montre l’application",
  confirmAct: "Confirmer",
  confirmed: "La vérification en deux étapes est en service.",
  renew: "Faire de nouveaux codes de secours",
  renewed: "Voici vos nouveaux codes. Les anciens ne servent plus.",
  drop: "Retirer la vérification",
  dropped: "La vérification en deux étapes est retirée.",
} as const;

export const trustTexts = {
  box: "Rester connecté 30\u00a0jours sur cet appareil. À ne cocher que s’il est à vous.",
  tag: "Appareil de confiance",
} as const;

export const alertTexts = {
  title: "Alertes",
  intro:
    "Une demande urgente ou une panne s’affiche sur l’appareil, même quand le back-office est fermé. Une alerte ne nomme personne.",
  turnOn: "Activer les alertes sur cet appareil",
  unsupported:
    "Ce navigateur ne reçoit pas d’alertes. Sur iPhone et iPad, installez d’abord le back-office sur l’écran d’accueil.",
  quietLater:
    "Une fois les alertes activées, chaque appareil a ses heures calmes\u00a0: la nuit par exemple, rien ne s’y affiche.",
  denied:
    "Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez cette page.",
  failed: "Ce navigateur n’a pas pu s’abonner. Réessayez dans un instant.",
  locked:
    "La clé qui signe les alertes est restée sur une autre machine : aucune ne part. Avec une nouvelle clé, chaque appareil sera à réactiver.",
  renew: "Reprendre avec une nouvelle clé",
  here: "Cet appareil",
  urgent: "Demandes urgentes",
  failures: "Pannes : e-mails, sauvegarde, import",
  quiet: "Heures calmes",
  quietHint: "Rien ne s’affiche entre ces deux heures. Laissez-les vides pour n’en avoir aucune.",
  from: "De",
  to: "À",
  passes: "Une demande urgente passe quand même",
  save: "Enregistrer",
  tryOut: "Essayer",
  remove: "Retirer",
  saved: "Choix enregistrés.",
  turnedOn: "Les alertes arrivent maintenant sur cet appareil. Essayez !",
  removed: "Appareil retiré : il ne reçoit plus d’alertes.",
  renewed: "Nouvelle clé prête. Réactivez les alertes sur chaque appareil.",
  bothHours: "Donnez les deux heures, ou aucune",
  sameHours: "Les deux heures sont les mêmes",
  refusedAddress: "L’adresse que donne ce navigateur pour ses alertes n’est pas acceptée.",
  trials: {
    demo: "Une démonstration n’envoie rien : aucune alerte n’est partie.",
    sent: "L’essai est parti : il s’affiche dans un instant.",
    gone: "Cet appareil n’accepte plus d’alertes : il est retiré. Réactivez-les depuis lui.",
    later: "Le service de ce navigateur ne répond pas comme il faut pour l’instant. Réessayez plus tard.",
    refused:
      "Le service de ce navigateur refuse l’alerte. Retirez cet appareil, puis réactivez les alertes depuis lui.",
  },
  trouble: (error: string) => `Dernière alerte non remise (${error}).`,
} as const;

export const emailRequired = "L’adresse e-mail est requise";
export const passwordRequired = "Le mot de passe est requis";
export const currentPasswordWrong = "Ce n’est pas votre mot de passe actuel";
export const passwordsDiffer = "Les deux saisies sont différentes";
export const nameRequired = "Le nom est requis";
export const nameOfFunction =
  "Écrivez votre nom à vous\u00a0: il signe les réponses que reçoivent vos clients";
export const nameTooLong = "Le nom est trop long (120 caractères au plus)";

/** The refusal of a form that a person sends before they have chosen a name and a password (rule accounts/begin). */
export const beginFirst =
  "Rien n’est enregistré encore\u00a0: donnez d’abord votre nom, ou votre mot de passe, sur la page «\u00a0Bienvenue\u00a0». Votre saisie est gardée.";
/** The HTTP status of that refusal. The error page recognises the refusal by it. */
export const beginStatus = 409;
export const samePassword = "Choisissez-en un autre que celui qui a été affiché";

/**
 * The message after sessions were ended, by the intent of the form that ended them. A `Map`, because a request may send
 * any text as its intent, and an object would also find inherited names such as `constructor`.
 */
export const endedLabels: ReadonlyMap<string, string> = new Map([
  ["revoke-session", "Session fermée."],
  ["revoke-other-sessions", "Vos autres sessions sont fermées."],
]);

export const weaknessLabels = {
  short: `Au moins ${passwordLengths.minimum}${nbsp}caractères`,
  long: `Au plus ${passwordLengths.maximum}${nbsp}caractères`,
  email: "Le mot de passe ressemble trop à votre adresse e-mail",
  repetitive: "Ce mot de passe est une répétition ou une suite de touches, il se devine en un instant",
  common: "Ce mot de passe est parmi les plus courants, il se devine en un instant",
} satisfies Record<PasswordWeakness, string>;

/** Returns the error of the command `npm run admin` for a text that is not an e-mail address. */
export function notAnAddress(typed: string): string {
  return `«\u00a0${typed}\u00a0» n’est pas une adresse e-mail.`;
}

/** Returns the error of the command `npm run admin` for a weak password. */
export function passwordRefused(weakness: PasswordWeakness): string {
  return `Mot de passe refusé. ${weaknessLabels[weakness]}.`;
}

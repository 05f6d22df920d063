import { type PasswordWeakness, passwordLengths } from "./rules.ts";

const nbsp = "\u00A0";

/** The account of `npm run demo`, printed at its start and shown on the sign-in page. */
export const demoAccount = { email: "camille@example.fr", password: "etabli-demo-72" } as const;

/** One text for every failure (rule accounts/sign-in): it does not reveal which addresses have an account. */
export const signInRefused = "Adresse e-mail ou mot de passe incorrect.";

/** Shown after too many wrong passwords. `minutes` to wait, at least 1. */
export function tooManyAttempts(minutes: number): string {
  return `Trop de tentatives. Réessayez dans ${minutes}${nbsp}minute${minutes > 1 ? "s" : ""}.`;
}

/** How long a sign-in link is valid, in words. */
export const signInLinkLife = "une heure";

/** Shown when a password is not checked: how long to wait and how to avoid it. `minutes` is at least 1. */
export function signInLimited(minutes: number, isLinkMailed: boolean): string {
  const delay = `${minutes}${nbsp}minute${minutes > 1 ? "s" : ""}`;
  return isLinkMailed
    ? `Trop de tentatives. Si cette adresse a un compte, un e-mail vient d’y partir : son lien, bon pendant ${signInLinkLife}, permet de continuer sur ce navigateur. Sans lui, réessayez dans ${delay}.`
    : `Trop de tentatives. Réessayez dans ${delay}. Pour ne pas attendre, demandez un lien de connexion à la personne qui a installé le site.`;
}

export const signInLinkTexts = {
  title: "Continuer sur ce navigateur",
  good: "Ce navigateur sera reconnu : vous pourrez vous y connecter avec votre mot de passe, même si d’autres en essaient de faux ailleurs.",
  act: "Reconnaître ce navigateur",
  over: "Ce lien a déjà servi ou a plus d’une heure. Essayez de vous connecter : au besoin, un autre vous sera envoyé.",
  back: "Revenir à la connexion",
  known: "Ce navigateur est reconnu. Connectez-vous avec votre mot de passe.",
} as const;

export const emailRequired = "L’adresse e-mail est requise";
export const passwordRequired = "Le mot de passe est requis";
export const currentPasswordWrong = "Ce n’est pas votre mot de passe actuel";
export const passwordsDiffer = "Les deux saisies sont différentes";
export const nameRequired = "Le nom est requis";
export const nameOfFunction = "Écrivez votre nom à vous : il signe les réponses que reçoivent vos clients";
export const nameTooLong = "Le nom est trop long (120 caractères au plus)";

/** The confirmation after sessions ended, by intent. */
export const endedLabels: Record<string, string> = {
  "revoke-session": "Session fermée.",
  "revoke-other-sessions": "Vos autres sessions sont fermées.",
};

export const weaknessLabels = {
  short: `Au moins ${passwordLengths.minimum}${nbsp}caractères`,
  long: `Au plus ${passwordLengths.maximum}${nbsp}caractères`,
  email: "Le mot de passe ressemble trop à votre adresse e-mail",
  repetitive: "Ce mot de passe est une répétition ou une suite de touches, il se devine en un instant",
  common: "Ce mot de passe est parmi les plus courants, il se devine en un instant",
} satisfies Record<PasswordWeakness, string>;

/** The texts of `npm run admin`, for an address or a password it cannot use. */
export function notAnAddress(typed: string): string {
  return `« ${typed} » n’est pas une adresse e-mail.`;
}

export function passwordRefused(weakness: PasswordWeakness): string {
  return `Mot de passe refusé. ${weaknessLabels[weakness]}.`;
}

import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { renderEmail } from "#app/lib/mail/content.server.tsx";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import type { OutgoingEmail } from "#app/lib/mail/smtp.server.ts";
import { signInLinkLife } from "./labels.ts";

const accountChanges = {
  password: {
    title: "Votre mot de passe a changé",
    text: "Le mot de passe de votre compte du back-office a changé",
    warning:
      "Si ce n’était pas vous, demandez tout de suite à la gérance ou à qui s’occupe du site de le remplacer\u00a0: quelqu’un d’autre connaissait l’ancien.",
  },
  "code-on": {
    title: "La vérification en deux étapes est en service",
    text: "Un code d’application est désormais demandé après votre mot de passe. La vérification a été mise en service",
    warning:
      "Si ce n’était pas vous, changez votre mot de passe et mettez-la hors service sur la page «\u00a0Mon compte\u00a0».",
  },
  "code-off": {
    title: "La vérification en deux étapes est hors service",
    text: "Votre mot de passe suffit de nouveau pour entrer. La vérification a été mise hors service",
    warning:
      "Si ce n’était pas vous, changez votre mot de passe et remettez-la en service sur la page «\u00a0Mon compte\u00a0».",
  },
} as const;

interface ChangedAccount {
  change: keyof typeof accountChanges;
  email: string;
  /** The browser in which the change was made: "Firefox sur Windows" (on Windows). */
  browser: string;
  siteUrl: string;
}

/**
 * Returns the e-mail that tells a person that their sign-in was changed (rule accounts/told). It says what to do if
 * somebody else made the change, because whoever made it knows the password.
 */
export function accountEmail(
  { change, email, browser, siteUrl }: ChangedAccount,
  profile: BusinessProfile,
): NewEmail {
  const { title, text, warning } = accountChanges[change];
  return {
    kind: `account_${change}`,
    subjectId: null,
    recipients: [email],
    subject: title,
    content: {
      title,
      introduction: [`${text} le ${longMoment(new Date())}, depuis ${browser}.`, warning],
      action: { label: "Ouvrir «\u00a0Mon compte\u00a0»", href: `${siteUrl}/admin/account` },
      signature: [profile.name, profile.phone.display],
      accent: profile.accent,
    },
  };
}

/** The e-mail with the link that ends the wait before the next sign-in. */
export function signInLinkEmail(recipient: string, url: string, profile: BusinessProfile): OutgoingEmail {
  return {
    id: crypto.randomUUID(),
    kind: "sign_in_link",
    recipients: [recipient],
    replyTo: null,
    unsubscribeUrl: null,
    subject: "Votre lien pour vous connecter au back-office",
    ...renderEmail({
      title: "Trop de mots de passe ont été essayés",
      introduction: [
        "Si c’était vous, ouvrez ce lien avec le navigateur où vous voulez vous connecter. Votre mot de passe vous sera encore demandé.",
      ],
      action: { label: "Continuer sur ce navigateur", href: url },
      closing: [
        `Ce lien sert une seule fois, pendant ${signInLinkLife}.`,
        "Si ce n’était pas vous, ne faites rien\u00a0: personne n’est entré, et ce lien ne sert à rien sans votre mot de passe.",
      ],
      signature: [profile.name, profile.phone.display],
      accent: profile.accent,
    }),
  };
}

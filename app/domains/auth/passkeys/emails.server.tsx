import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";

interface ChangedPasskey {
  change: "added" | "removed";
  email: string;
  name: string;
  /** The browser in which the change was made: "Firefox sur Windows" (on Windows). */
  browser: string;
  siteUrl: string;
}

const words = {
  added: {
    title: "Une clé d’accès a été ajoutée à votre compte",
    text: "a été ajoutée",
    warning:
      "Si ce n’était pas vous, retirez-la tout de suite sur la page «\u00a0Mon compte\u00a0» et changez votre mot de passe.",
  },
  removed: {
    title: "Une clé d’accès a été retirée de votre compte",
    text: "a été retirée",
    warning: "Si ce n’était pas vous, changez votre mot de passe sur la page «\u00a0Mon compte\u00a0».",
  },
} as const;

/**
 * Returns the e-mail that tells a person that a passkey was added or removed. It says what to do if somebody else made
 * the change, because whoever made it knows the password.
 */
export function passkeyEmail(
  { change, email, name, browser, siteUrl }: ChangedPasskey,
  profile: BusinessProfile,
): NewEmail {
  const { title, text, warning } = words[change];
  return {
    kind: `passkey_${change}`,
    subjectId: null,
    recipients: [email],
    subject: title,
    content: {
      title,
      introduction: [
        `La clé «\u00a0${name}\u00a0» ${text} le ${longMoment(new Date())}, depuis ${browser}.`,
        warning,
      ],
      action: { label: "Ouvrir «\u00a0Mon compte\u00a0»", href: `${siteUrl}/admin/account` },
      signature: [profile.name, profile.phone.display],
      accent: profile.accent,
    },
  };
}

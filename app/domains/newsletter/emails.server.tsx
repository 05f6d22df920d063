import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";

interface Recipient {
  id: string;
  email: string;
  unsubscribeUrl: string;
}

/**
 * Returns the first e-mail to an address, which asks its owner to confirm the subscription (rule
 * newsletter/double-opt-in).
 */
export function confirmationEmail(
  { id, email, unsubscribeUrl, confirmUrl }: Recipient & { confirmUrl: string },
  profile: BusinessProfile,
): NewEmail {
  return {
    kind: "newsletter_confirmation",
    isAutomatic: true,
    subjectId: id,
    recipients: [email],
    replyTo: profile.email,
    unsubscribeUrl,
    subject: `Confirmez votre inscription à la lettre ${ofName(profile.name)}`,
    content: {
      title: "Encore un clic",
      introduction: [
        `Quelqu’un, vous sans doute, a demandé à recevoir la lettre ${ofName(profile.name)} à cette adresse.`,
      ],
      action: { label: "Confirmer mon inscription", href: confirmUrl },
      closing: [
        "Ce lien est valable sept jours. Si ce n’était pas vous, ne faites rien\u00a0: vous ne recevrez rien d’autre.",
      ],
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the e-mail that welcomes a confirmed subscriber, with a link that unsubscribes. */
export function welcomeEmail({ id, email, unsubscribeUrl }: Recipient, profile: BusinessProfile): NewEmail {
  return {
    kind: "newsletter_welcome",
    subjectId: id,
    recipients: [email],
    replyTo: profile.email,
    unsubscribeUrl,
    subject: `Votre inscription à la lettre ${ofName(profile.name)} est confirmée`,
    content: {
      title: "Votre inscription est confirmée",
      introduction: [
        "La prochaine lettre arrivera dans cette boîte. Gardez ce message\u00a0: il contient le lien de désinscription.",
      ],
      action: { label: "Me désinscrire", href: unsubscribeUrl },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

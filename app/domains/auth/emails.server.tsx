import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { renderEmail } from "#app/lib/mail/content.server.tsx";
import type { OutgoingEmail } from "#app/lib/mail/smtp.server.ts";
import { signInLinkLife } from "./labels.ts";

/** The e-mail with the link that ends the wait of a sign-in. */
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
        "Si ce n’était pas vous, ne faites rien : personne n’est entré, et ce lien ne sert à rien sans votre mot de passe.",
      ],
      signature: [profile.name, profile.phone.display],
    }),
  };
}

import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { renderEmail } from "#app/lib/mail/content.server.tsx";
import type { OutgoingEmail } from "#app/lib/mail/smtp.server.ts";
import { roleLabels } from "../access/labels.ts";
import type { Role } from "../access/rules.ts";
import { invitationLife } from "./labels.ts";

interface InvitedBy {
  email: string;
  role: Role;
  /** The name of the person who invites. */
  invitedBy: string;
  url: string;
}

/** The e-mail that invites a person to create an account. */
export function invitationEmail(
  { email, role, invitedBy, url }: InvitedBy,
  profile: BusinessProfile,
): OutgoingEmail {
  return {
    id: crypto.randomUUID(),
    kind: "invitation",
    recipients: [email],
    replyTo: null,
    unsubscribeUrl: null,
    subject: `${invitedBy} vous ouvre le back-office – ${profile.name}`,
    ...renderEmail({
      title: "Votre compte vous attend",
      introduction: [
        `${invitedBy} vous invite dans le back-office du site, avec le rôle «\u00a0${roleLabels[role].name}\u00a0». ${roleLabels[role].text}`,
        "Vous y choisirez votre nom et votre mot de passe.",
      ],
      action: { label: "Créer mon compte", href: url },
      closing: [
        `Ce lien sert une seule fois, pendant ${invitationLife}. Ne le transmettez à personne.`,
        "Si vous n’attendiez pas cette invitation, ne faites rien.",
      ],
      signature: [profile.name, profile.phone.display],
      accent: profile.accent,
    }),
  };
}

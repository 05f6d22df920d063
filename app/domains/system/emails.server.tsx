import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";

/** Returns the e-mail to these recipients about a failed backup. */
export function backupFailureEmail(
  reason: string,
  recipients: string[],
  siteUrl: string,
  profile: BusinessProfile,
): NewEmail {
  return {
    kind: "backup_failure_notification",
    subjectId: null,
    recipients,
    subject: "La sauvegarde du site a échoué",
    content: {
      title: "La sauvegarde du site a échoué",
      introduction: [
        reason,
        "Le site essaie de nouveau toutes les heures. Les sauvegardes précédentes sont gardées. Le tableau de bord dit quand la dernière a réussi.",
      ],
      action: { label: "Ouvrir le tableau de bord", href: `${siteUrl}/admin` },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

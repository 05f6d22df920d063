/**
 * The kinds of alerts that the shop's people get on their telephones and computers. For each device, its user chooses
 * whether it gets the kinds `urgent` and `failure`. The button for a test sends `trial`.
 */
export type AlertKind = "urgent" | "failure" | "trial";

/** The roles that get each alert: the roles that may open the screen of the alert (rule accounts/roles). */
export const rolesTold: Record<Exclude<AlertKind, "trial">, string[]> = {
  urgent: ["owner", "technician"],
  failure: ["owner"],
};

/** The background work that can fail while nobody is watching. */
export type Failing = "mail" | "backup" | "import";

const failures: Record<Failing, string> = {
  mail: "Les e-mails ne partent plus.",
  backup: "La sauvegarde de cette nuit a échoué.",
  import: "L’import des communes s’est arrêté.",
};

/**
 * Returns the title and body of an alert. Neither names a person, because both pass through the browser vendor's
 * service.
 */
export function alertText(kind: string, subject: string): { title: string; body: string } {
  if (kind === "urgent") return { title: "Demande urgente", body: `${subject} attend votre réponse.` };
  if (kind === "failure")
    return { title: "Panne", body: failures[subject as Failing] ?? "Quelque chose ne marche plus." };
  return { title: "Essai", body: "Les alertes arrivent sur cet appareil." };
}

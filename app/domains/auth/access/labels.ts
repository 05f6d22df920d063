import type { Role } from "./rules.ts";

/** The name of each role, and a text that lists what the role gives access to. */
export const roleLabels = {
  owner: { name: "Gérance", text: "Tout le back-office, réglages, comptes et données personnelles compris." },
  technician: {
    name: "Technique",
    text: "Les boîtes de réception, les réponses et leurs modèles, les réponses de l’assistant, la corbeille des demandes, où elle peut supprimer définitivement. Pas d’export, pas de réglages.",
  },
  writer: {
    name: "Rédaction",
    text: "Les articles, leurs images et leur corbeille, où elle peut supprimer définitivement, les lettres sans les envoyer, les statistiques. Aucune demande de client.",
  },
} as const satisfies Record<Role, { name: string; text: string }>;

/** Returns the sentence that says why a screen does not open, and which owners can help. */
export function denialText(role: Role, owners: readonly string[]): string {
  return `Votre rôle («\u00a0${roleLabels[role].name}\u00a0») n’ouvre pas cette page.${helpText(owners)}`;
}

/** Returns the text that refuses a form which the role may not send. */
export function deniedForm(role: Role, owners: readonly string[]): string {
  return `Rien n’est enregistré\u00a0: votre rôle («\u00a0${roleLabels[role].name}\u00a0») ne le permet pas.${helpText(owners)}`;
}

function helpText(owners: readonly string[]): string {
  const names = new Intl.ListFormat("fr", { type: "disjunction" }).format(owners);
  return owners.length > 0 ? ` Demandez à ${names}, qui peut aussi changer votre rôle.` : "";
}

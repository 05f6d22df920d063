/**
 * What a visitor may be writing about, value = label, exactly as P§3 lists them.
 * The contact form offers all of them; the quote form all but the peripherals (P§5).
 */
export const serviceChoiceLabels = {
  reparation: "Réparation matérielle",
  depannage: "Dépannage logiciel",
  reseau: "Configuration réseau",
  recuperation: "Récupération de données",
  securite: "Sécurité informatique",
  upgrade: "Mise à niveau matérielle",
  peripheriques: "Configuration périphériques",
  maintenance: "Maintenance préventive",
  autre: "Autre",
} as const;

export type ServiceChoice = keyof typeof serviceChoiceLabels;

/** Label of the empty choice. */
export const noServiceChoiceLabel = "Sélectionnez un service";

/** Service types of the quote form, in its order (P§5). */
export const quoteServiceTypes = [
  "reparation",
  "depannage",
  "reseau",
  "recuperation",
  "securite",
  "upgrade",
  "maintenance",
  "autre",
] as const satisfies readonly ServiceChoice[];

export type QuoteServiceType = (typeof quoteServiceTypes)[number];

import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed, isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import type { ServiceChoice } from "#app/domains/catalog/labels.ts";

/** The specialties of a technician, in the order of the form. The database stores the keys; people read the labels. */
export const specialtyLabels = {
  "pc-repair": "Réparation de PC",
  "mac-repair": "Réparation de Mac",
  "software-troubleshooting": "Dépannage logiciel",
  "network-configuration": "Configuration réseau",
  "data-recovery": "Récupération de données",
  "preventive-maintenance": "Maintenance préventive",
  "it-security": "Sécurité informatique",
  "user-support": "Assistance aux utilisateurs",
} as const;

export type Specialty = keyof typeof specialtyLabels;

/**
 * The form lists each of these specialties only if the shop offers the service named here. The other specialties belong
 * to several services, so the form always lists them.
 */
const servedBy: Partial<Record<Specialty, ServiceChoice>> = {
  "pc-repair": "reparation",
  "mac-repair": "reparation",
  "software-troubleshooting": "depannage",
  "network-configuration": "reseau",
  "data-recovery": "recuperation",
  "preventive-maintenance": "maintenance",
  "it-security": "securite",
};

/**
 * Returns the specialties that a shop's form lists: those of its services in `offered`, and no repair of Macs if it
 * works on none (rules settings/services and settings/devices).
 */
export function offeredSpecialties(
  offered: readonly ServiceChoice[],
  shop: Pick<SiteProfile, "site">,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(specialtyLabels).filter(([specialty]) => {
      if (specialty === "mac-repair" && !isMacServed(shop)) return false;
      const service = servedBy[specialty as Specialty];
      return !service || offered.includes(service);
    }),
  );
}

/** The form lists each of these kinds of work only if the shop offers one of the services named here. */
const preferredBy: Partial<Record<PreferredService, readonly ServiceChoice[]>> = {
  "workshop-repair": ["reparation", "upgrade", "recuperation"],
  "business-maintenance": ["maintenance", "reseau", "securite"],
  "hardware-installation": ["upgrade", "peripheriques", "reseau"],
};

/** Returns the kinds of work that a shop's form lists. `offered` are the services of the shop. */
export function offeredPreferences(
  offered: readonly ServiceChoice[],
  shop: Pick<SiteProfile, "site">,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(preferredServiceLabels).filter(([preferred]) => {
      if (preferred === "remote-support") return isRemoteOffered(shop);
      if (preferred === "home-visit") return isVisiting(shop);
      if (preferred === "business-maintenance" && shop.site.homesOnly) return false;
      const services = preferredBy[preferred as PreferredService];
      return !services || services.some((service) => offered.includes(service));
    }),
  );
}

/** The kinds of work that a technician may prefer, in the order of the form. */
export const preferredServiceLabels = {
  "home-visit": "Intervention à domicile",
  "workshop-repair": "Réparation à l’atelier",
  "remote-support": "Assistance à distance",
  training: "Formation",
  "business-maintenance": "Maintenance en entreprise",
  "hardware-installation": "Installation de matériel",
} as const;

export type PreferredService = keyof typeof preferredServiceLabels;

/** When a technician is available, in the order of the form. */
export const availabilityLabels = {
  "full-time": "Temps plein",
  "part-time": "Temps partiel",
  flexible: "Horaires flexibles",
  weekends: "Week-ends",
} as const;

export type Availability = keyof typeof availabilityLabels;

export const noAvailabilityChosen = "Sélectionnez une disponibilité";

/** Returns years of experience in words: '3 ans' (3 years), '1 an' (1 year), 'moins d’un an' (less than a year). */
export function experienceLabel(years: number): string {
  if (years === 0) return "moins d’un an";
  return years === 1 ? "1\u00a0an" : `${years}\u00a0ans`;
}

export const applicationFormTexts = {
  title: "Fiche de candidature",
  submit: "Envoyer ma candidature",
  submitting: "Envoi en cours...",
  successTitle:
    "Candidature envoyée avec succès ! Nous examinerons votre profil et vous recontacterons rapidement.",
  failure: "Une erreur est survenue lors de l'envoi de votre candidature. Veuillez réessayer.",
} as const;

/** What the data is used for and how long it is kept, for the privacy notice below the form. */
export const applicationUse = {
  purpose: "étudier votre candidature",
  howLong: "deux ans au plus, davantage si nous travaillons ensemble",
};

import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** Where a service is done. */
export type ServicePlace = "home" | "shop" | "remote";

/** Where each service is done, as the page of the service says. */
export const servicePlaces: Record<ServicePath, readonly ServicePlace[]> = {
  "/services/depannage-distance": ["remote"],
  "/services/reparation-materielle": ["home", "shop"],
  "/services/depannage-logiciel": ["home", "shop", "remote"],
  "/services/configuration-reseau": ["home"],
  "/services/maintenance-preventive": ["home", "shop", "remote"],
  "/services/recuperation-donnees": ["shop"],
  "/services/securite-informatique": ["home", "remote"],
  "/services/mise-a-niveau": ["shop"],
  "/services/configuration-peripheriques": ["home", "remote"],
};

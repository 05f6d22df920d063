import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** A place where a service is done: at the customer's home, at the shop, or remotely. */
export type ServicePlace = "home" | "shop" | "remote";

/** The places where each service is done. These places must agree with the texts of the service's page. */
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

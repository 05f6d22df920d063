import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/**
 * Items of lists on a service's page that are the work of another service. If that service is withdrawn, the item is
 * left out.
 */
export const workOfOthers: Readonly<Record<string, ServicePath>> = {
  "Une imprimante «\u00a0hors ligne\u00a0»": "/services/configuration-peripheriques",
  "Un disque qui claque\u00a0: n’essayez rien": "/services/recuperation-donnees",
  "Une box ou un Wi-Fi en panne": "/services/configuration-reseau",
  "Disques réseau (NAS)": "/services/configuration-reseau",
  "Plusieurs postes à relier": "/services/configuration-reseau",
};

import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** List items of a service's page that name the work of another service. */
export const workOfOthers: Readonly<Record<string, ServicePath>> = {
  "Une imprimante «\u00a0hors ligne\u00a0»": "/services/configuration-peripheriques",
  "Un disque qui claque\u00a0: n’essayez rien": "/services/recuperation-donnees",
  "Une box ou un Wi-Fi en panne": "/services/configuration-reseau",
  "Disques réseau (NAS)": "/services/configuration-reseau",
  "Plusieurs postes à relier": "/services/configuration-reseau",
};

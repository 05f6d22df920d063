import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { networkPage } from "./configuration-reseau.ts";
import { peripheralsPage } from "./configuration-peripheriques.ts";
import { remoteSupportPage } from "./depannage-distance.ts";
import { softwareRepairPage } from "./depannage-logiciel.ts";
import { maintenancePage } from "./maintenance-preventive.ts";
import { upgradePage } from "./mise-a-niveau.ts";
import type { ServicePage } from "./page.ts";
import { dataRecoveryPage } from "./recuperation-donnees.ts";
import { hardwareRepairPage } from "./reparation-materielle.ts";
import { securityPage } from "./securite-informatique.ts";

/**
 * The pages of the nine services. Only loaders on the server import this file, so that a visitor downloads one page and
 * not all nine.
 */
export const servicePages = {
  "/services/depannage-distance": remoteSupportPage,
  "/services/reparation-materielle": hardwareRepairPage,
  "/services/depannage-logiciel": softwareRepairPage,
  "/services/configuration-reseau": networkPage,
  "/services/maintenance-preventive": maintenancePage,
  "/services/recuperation-donnees": dataRecoveryPage,
  "/services/securite-informatique": securityPage,
  "/services/mise-a-niveau": upgradePage,
  "/services/configuration-peripheriques": peripheralsPage,
} as const satisfies Record<ServicePath, ServicePage>;

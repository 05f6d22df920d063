import type { ComponentType } from "react";
import { BatteryDrawing } from "#app/ui/drawings/battery.tsx";
import { BackupDrawing } from "#app/ui/drawings/backup.tsx";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { MemoryDrawing } from "#app/ui/drawings/memory.tsx";
import { NetworkDrawing } from "#app/ui/drawings/network.tsx";
import { PrinterDrawing } from "#app/ui/drawings/printer.tsx";
import { PhoneAndBoxDrawing } from "#app/ui/drawings/phone-and-box.tsx";
import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { ShieldDrawing } from "#app/ui/drawings/shield.tsx";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import type { ServiceDrawing } from "#app/domains/catalog/labels.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** The drawings for the pages of services that the owner added. */
const ownDrawings: Record<ServiceDrawing, ComponentType<DrawingProps>> = {
  toolbox: ToolboxDrawing,
  laptop: LaptopDrawing,
  battery: BatteryDrawing,
  memory: MemoryDrawing,
  "hard-disk": HardDiskDrawing,
  network: NetworkDrawing,
  printer: PrinterDrawing,
  "remote-help": RemoteHelpDrawing,
  shield: ShieldDrawing,
  backup: BackupDrawing,
  "phone-and-box": PhoneAndBoxDrawing,
};

/** The drawing at the top of the page of each service that comes with the program. */
const serviceDrawings: Record<ServicePath, ComponentType<DrawingProps>> = {
  "/services/depannage-distance": RemoteHelpDrawing,
  "/services/reparation-materielle": LaptopDrawing,
  "/services/depannage-logiciel": RemoteHelpDrawing,
  "/services/configuration-reseau": NetworkDrawing,
  "/services/maintenance-preventive": BatteryDrawing,
  "/services/recuperation-donnees": HardDiskDrawing,
  "/services/securite-informatique": ShieldDrawing,
  "/services/mise-a-niveau": MemoryDrawing,
  "/services/configuration-peripheriques": PrinterDrawing,
};

/** The drawing in the last band of each page, not the one at the top. It shows things that customers carry. */
const closingDrawings: Record<ServicePath, ComponentType<DrawingProps>> = {
  "/services/depannage-distance": PhoneAndBoxDrawing,
  "/services/reparation-materielle": ToolboxDrawing,
  "/services/depannage-logiciel": LaptopDrawing,
  "/services/configuration-reseau": PhoneAndBoxDrawing,
  "/services/maintenance-preventive": ToolboxDrawing,
  "/services/recuperation-donnees": BackupDrawing,
  "/services/securite-informatique": BackupDrawing,
  "/services/mise-a-niveau": LaptopDrawing,
  "/services/configuration-peripheriques": NetworkDrawing,
};

/** Returns the drawing of the last band of a service's page. It differs from the one at the top. */
export function closingDrawing(path: string, own: ServiceDrawing | undefined): ComponentType<DrawingProps> {
  const known = Object.entries(closingDrawings).find(([service]) => service === path)?.[1];
  return known ?? (own === "toolbox" ? LaptopDrawing : ToolboxDrawing);
}

/** Returns the drawing at the top of a service's page. The owner chose that of an added service. */
export function serviceDrawing(path: string, own: ServiceDrawing | undefined): ComponentType<DrawingProps> {
  if (own) return ownDrawings[own];
  return Object.entries(serviceDrawings).find(([known]) => known === path)?.[1] ?? ToolboxDrawing;
}

import type { ComponentType } from "react";
import { BatteryDrawing } from "#app/ui/drawings/battery.tsx";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { MemoryDrawing } from "#app/ui/drawings/memory.tsx";
import { NetworkDrawing } from "#app/ui/drawings/network.tsx";
import { PrinterDrawing } from "#app/ui/drawings/printer.tsx";
import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { ShieldDrawing } from "#app/ui/drawings/shield.tsx";
import type { ServicePath } from "#app/domains/catalog/content.ts";

/** The drawing at the top of each service page. */
export const serviceDrawings = {
  "/services/depannage-distance": RemoteHelpDrawing,
  "/services/reparation-materielle": LaptopDrawing,
  "/services/depannage-logiciel": RemoteHelpDrawing,
  "/services/configuration-reseau": NetworkDrawing,
  "/services/maintenance-preventive": BatteryDrawing,
  "/services/recuperation-donnees": HardDiskDrawing,
  "/services/securite-informatique": ShieldDrawing,
  "/services/mise-a-niveau": MemoryDrawing,
  "/services/configuration-peripheriques": PrinterDrawing,
} satisfies Record<ServicePath, ComponentType<DrawingProps>>;

import type { ComponentType } from "react";
import { BatteryDrawing } from "#app/ui/drawings/battery.tsx";
import { BackupDrawing } from "#app/ui/drawings/backup.tsx";
import { CalendarDrawing } from "#app/ui/drawings/calendar.tsx";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { HeadsetDrawing } from "#app/ui/drawings/headset.tsx";
import { KeyboardDrawing } from "#app/ui/drawings/keyboard.tsx";
import { KeysDrawing } from "#app/ui/drawings/keys.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { MemoryDrawing } from "#app/ui/drawings/memory.tsx";
import { NetworkDrawing } from "#app/ui/drawings/network.tsx";
import { PrinterDrawing } from "#app/ui/drawings/printer.tsx";
import { PhoneAndBoxDrawing } from "#app/ui/drawings/phone-and-box.tsx";
import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { ShieldDrawing } from "#app/ui/drawings/shield.tsx";
import { SlipDrawing } from "#app/ui/drawings/slip.tsx";
import { SoftwareDrawing } from "#app/ui/drawings/software.tsx";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import { TowerDrawing } from "#app/ui/drawings/tower.tsx";
import { UsbKeyDrawing } from "#app/ui/drawings/usb-key.tsx";
import type { ServiceDrawing } from "#app/domains/catalog/labels.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

type Drawn = ComponentType<DrawingProps>;

/** The drawings from which the owner chooses one for the page of an added service. */
const ownDrawings: Record<ServiceDrawing, Drawn> = {
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

/**
 * The drawings on the page of each service of the site's specification: `top` at its beginning, `end` in its last
 * section. No two pages have the same drawings, so that a visitor who opens several pages sees something new on each.
 */
const serviceDrawings: Record<ServicePath, { top: Drawn; end: Drawn }> = {
  "/services/depannage-distance": { top: RemoteHelpDrawing, end: HeadsetDrawing },
  "/services/reparation-materielle": { top: LaptopDrawing, end: ToolboxDrawing },
  "/services/depannage-logiciel": { top: SoftwareDrawing, end: UsbKeyDrawing },
  "/services/configuration-reseau": { top: NetworkDrawing, end: PhoneAndBoxDrawing },
  "/services/maintenance-preventive": { top: BatteryDrawing, end: CalendarDrawing },
  "/services/recuperation-donnees": { top: HardDiskDrawing, end: BackupDrawing },
  "/services/securite-informatique": { top: ShieldDrawing, end: KeysDrawing },
  "/services/mise-a-niveau": { top: MemoryDrawing, end: TowerDrawing },
  "/services/configuration-peripheriques": { top: PrinterDrawing, end: KeyboardDrawing },
};

/** Returns the drawing in the last section of a service's page. The drawing at the top is another one. */
export function closingDrawing(path: string): Drawn {
  return drawingsOf(path)?.end ?? SlipDrawing;
}

/** Returns the drawing at the top of a service's page. `own` is the one that the owner chose for an added service. */
export function serviceDrawing(path: string, own: ServiceDrawing | undefined): Drawn {
  return own ? ownDrawings[own] : (drawingsOf(path)?.top ?? ToolboxDrawing);
}

function drawingsOf(path: string) {
  return Object.entries(serviceDrawings).find(([service]) => service === path)?.[1];
}

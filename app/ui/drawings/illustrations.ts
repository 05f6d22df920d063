import type { ComponentType } from "react";
import { BackupDrawing } from "./backup.tsx";
import { BatteryDrawing } from "./battery.tsx";
import type { DrawingProps } from "./drawing.tsx";
import { HardDiskDrawing } from "./hard-disk.tsx";
import { LaptopDrawing } from "./laptop.tsx";
import { MemoryDrawing } from "./memory.tsx";
import { NetworkDrawing } from "./network.tsx";
import { PhoneAndBoxDrawing } from "./phone-and-box.tsx";
import { PrinterDrawing } from "./printer.tsx";
import { RemoteHelpDrawing } from "./remote-help.tsx";
import { ShieldDrawing } from "./shield.tsx";

/** The ten drawings from which the owner chooses one for an article, by name. */
export const illustrationDrawings = {
  laptop: LaptopDrawing,
  "hard-disk": HardDiskDrawing,
  backup: BackupDrawing,
  shield: ShieldDrawing,
  network: NetworkDrawing,
  "remote-help": RemoteHelpDrawing,
  memory: MemoryDrawing,
  battery: BatteryDrawing,
  printer: PrinterDrawing,
  "phone-and-box": PhoneAndBoxDrawing,
} satisfies Record<string, ComponentType<DrawingProps>>;

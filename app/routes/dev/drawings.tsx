import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import { BatteryDrawing } from "#app/ui/drawings/battery.tsx";
import { PrinterDrawing } from "#app/ui/drawings/printer.tsx";
import { MemoryDrawing } from "#app/ui/drawings/memory.tsx";
import { PhoneAndBoxDrawing } from "#app/ui/drawings/phone-and-box.tsx";
import { BackupDrawing } from "#app/ui/drawings/backup.tsx";
import { UnpluggedDrawing } from "#app/ui/drawings/unplugged.tsx";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { NetworkDrawing } from "#app/ui/drawings/network.tsx";
import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { ShieldDrawing } from "#app/ui/drawings/shield.tsx";
import { WorkbenchDrawing } from "#app/ui/drawings/workbench.tsx";
import { GallerySection } from "./gallery-section.tsx";

const drawings = [
  HardDiskDrawing,
  ShieldDrawing,
  NetworkDrawing,
  LaptopDrawing,
  RemoteHelpDrawing,
  BatteryDrawing,
  PrinterDrawing,
  MemoryDrawing,
  PhoneAndBoxDrawing,
  BackupDrawing,
  UnpluggedDrawing,
  ToolboxDrawing,
];

export function DrawingGallery() {
  return (
    <GallerySection title="Dessins : la même horizontale partout, l’établi" width={12}>
      <div className="grid md:grid-cols-2 xl:grid-cols-3">
        {drawings.map((Drawing) => (
          <Drawing key={Drawing.name} />
        ))}
      </div>
      <div className="on-ink grid md:grid-cols-2 xl:grid-cols-3">
        {drawings.slice(0, 3).map((Drawing) => (
          <Drawing key={Drawing.name} />
        ))}
      </div>
      <div className="on-cobalt overflow-hidden pt-8">
        <LaptopDrawing frame="standing" className="mx-auto max-w-160" />
      </div>
      <div className="on-ink">
        <WorkbenchDrawing note={["La pièce en cause,", "on vous la montre."]} />
      </div>
    </GallerySection>
  );
}

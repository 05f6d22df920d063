import type { Situation } from "./situation.ts";
import { assemblySituations } from "./assembly.ts";
import { bodySituations } from "./body.ts";
import { lostFileSituations } from "./lost-files.ts";
import { macSituations } from "./mac.ts";
import { mobileSituations } from "./mobile.ts";
import { networkSituations } from "./network.ts";
import { peripheralSituations } from "./peripherals.ts";
import { powerSituations } from "./power.ts";
import { printerSituations } from "./printer.ts";
import { purchaseSituations } from "./purchase.ts";
import { recyclingSituations } from "./recycling.ts";
import { startingSituations } from "./starting.ts";
import { storageSituations } from "./storage.ts";
import { upgradeSituations } from "./upgrade.ts";

/** All situations that the assistant has advice for, by subject. Of two that fit equally, the first counts. */
export const situations: readonly Situation[] = [
  ...printerSituations,
  ...networkSituations,
  ...powerSituations,
  ...bodySituations,
  ...peripheralSituations,
  ...macSituations,
  ...startingSituations,
  ...mobileSituations,
  ...storageSituations,
  ...lostFileSituations,
  ...upgradeSituations,
  ...purchaseSituations,
  ...recyclingSituations,
  ...assemblySituations,
];

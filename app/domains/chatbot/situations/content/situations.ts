import type { Situation } from "./situation.ts";
import { accountSituations } from "./accounts.ts";
import { assemblySituations } from "./assembly.ts";
import { bodySituations } from "./body.ts";
import { browserSituations } from "./browsers.ts";
import { companySituations } from "./companies.ts";
import { copySituations } from "./copies.ts";
import { fraudSituations } from "./frauds.ts";
import { intrusionSituations } from "./intrusions.ts";
import { learningSituations } from "./learning.ts";
import { lostFileSituations } from "./lost-files.ts";
import { macSituations } from "./mac.ts";
import { mailboxSituations } from "./mailbox.ts";
import { mobileSituations } from "./mobile.ts";
import { networkSituations } from "./network.ts";
import { newComputerSituations } from "./new-computers.ts";
import { peripheralSituations } from "./peripherals.ts";
import { powerSituations } from "./power.ts";
import { printerSituations } from "./printer.ts";
import { programSituations } from "./programs.ts";
import { purchaseSituations } from "./purchase.ts";
import { recyclingSituations } from "./recycling.ts";
import { remoteSituations } from "./remote-help.ts";
import { mailTrafficSituations } from "./sending-mail.ts";
import { signInSituations } from "./sign-in.ts";
import { startingSituations } from "./starting.ts";
import { storageSituations } from "./storage.ts";
import { upgradeSituations } from "./upgrade.ts";
import { windowsDesktopSituations } from "./windows-desktop.ts";
import { windowsStartSituations } from "./windows-start.ts";
import { windowsUpdateSituations } from "./windows-updates.ts";

/** All situations that the assistant has advice for, by subject. Of two that fit equally, the first counts. */
export const situations: readonly Situation[] = [
  ...fraudSituations,
  ...intrusionSituations,
  ...companySituations,
  ...windowsStartSituations,
  ...windowsUpdateSituations,
  ...windowsDesktopSituations,
  ...programSituations,
  ...browserSituations,
  ...mailboxSituations,
  ...mailTrafficSituations,
  ...accountSituations,
  ...signInSituations,
  ...remoteSituations,
  ...copySituations,
  ...newComputerSituations,
  ...learningSituations,
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

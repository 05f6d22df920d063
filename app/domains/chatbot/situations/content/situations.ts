import type { Situation } from "./situation.ts";
import { networkSituations } from "./network.ts";
import { printerSituations } from "./printer.ts";

/** All situations that the assistant has advice for, by subject. */
export const situations: readonly Situation[] = [...printerSituations, ...networkSituations];

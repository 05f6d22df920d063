import { repairResponses } from "./starter-repairs.ts";
import { shopResponses } from "./starter-shop.ts";
import type { StarterResponse } from "./topics.ts";

/** The responses of a new installation (rule assistant/starter), until its owner writes better ones. */
export const starterResponses: readonly StarterResponse[] = [...shopResponses, ...repairResponses];

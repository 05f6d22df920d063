import { repairResponses } from "./starter-repairs.ts";
import { shopResponses } from "./starter-shop.ts";
import type { StarterResponse } from "./topics.ts";

/** What a new installation answers (decision 32), until its owner writes better. */
export const starterResponses: readonly StarterResponse[] = [...shopResponses, ...repairResponses];

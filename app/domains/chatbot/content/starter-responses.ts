import { repairResponses } from "./starter-repairs.ts";
import { shopResponses } from "./starter-shop.ts";
import type { StarterResponse } from "./topics.ts";

/** The responses (stored answers) of a new installation, until its owner replaces them (rule assistant/starter). */
export const starterResponses: readonly StarterResponse[] = [...shopResponses, ...repairResponses];

import type { Actor } from "#app/domains/auth/rules.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { previewDescription, proposeDescription } from "../../descriptions/queries/description.server.ts";
import type { DescriptionAnswer, LocationAnswer } from "../rules/admin-answers.ts";
import { saveLocation } from "./save.server.ts";

/**
 * Handles a request of the form of a location (town). It asks for a proposed description, for a preview of the
 * description, or for a save. `id` is null for a new location. The answer to a failed save contains everything that was
 * typed (rule zones/form).
 */
export async function handleLocationFormRequest(
  actor: Actor,
  id: string | null,
  values: FormValues,
): Promise<DescriptionAnswer | LocationAnswer | { outcome: "done" }> {
  const intent = firstValue(values, "intent");
  if (intent === "describe") return { description: await proposeDescription(values) };
  if (intent === "preview") return { description: previewDescription(values) };
  const saved = await saveLocation(actor, id, values).catch((error: Error) => {
    log.error({ err: error, locationId: id }, "location not saved");
    return { outcome: "failed" as const };
  });
  return saved.outcome === "done" ? { outcome: "done" } : { ...saved, values };
}

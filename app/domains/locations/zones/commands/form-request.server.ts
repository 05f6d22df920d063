import type { Actor } from "#app/domains/auth/rules.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { previewDescription, proposeDescription } from "../../descriptions/queries/description.server.ts";
import type { DescriptionAnswer, FormAnswer } from "../rules/admin-answers.ts";
import { saveLocation } from "./save.server.ts";

type FormOutcome =
  | { status: 200; saved: string }
  | { status: 200; answer: DescriptionAnswer }
  | { status: 404 | 409 | 422 | 503; answer: FormAnswer };

const statuses = { gone: 404, stale: 409, invalid: 422, failed: 503 } as const;

/**
 * Handles a request of the location form: a description (`intent` describe), its preview, or else a save. `id` is null
 * for a new location. A save that fails is answered with everything typed (rule zones/form).
 */
export async function handleLocationFormRequest(
  actor: Actor,
  id: string | null,
  values: FormValues,
): Promise<FormOutcome> {
  const intent = firstValue(values, "intent");
  if (intent === "describe")
    return { status: 200, answer: { description: await proposeDescription(values) } };
  if (intent === "preview") return { status: 200, answer: { description: previewDescription(values) } };
  const saved = await saveLocation(actor, id, values).catch((error: Error) => {
    log.error({ err: error, locationId: id }, "location not saved");
    return { outcome: "failed" as const };
  });
  if (saved.outcome === "done") return { status: 200, saved: saved.id };
  return { status: statuses[saved.outcome], answer: { ...saved, values } };
}

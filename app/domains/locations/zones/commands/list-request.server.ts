import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { backOfficeLabels, changedCount } from "../labels/back-office.ts";
import { cancelRegeneration, startRegeneration } from "../../descriptions/jobs.server.ts";
import type { ListAnswer } from "../rules/admin-answers.ts";
import { typedSearch } from "../rules/search.ts";
import { locationListSchema } from "../../validation.ts";
import { deleteLocation, deleteLocations } from "./delete.server.ts";

export type ListOutcome = ListAnswer & { status: 200 | 400 | 404 | 409 };

const done: ListOutcome = { status: 200, refusal: null };

/** Handles a request of the back office's list: a deletion, or a regeneration of all descriptions. */
export async function handleLocationListRequest(actor: Actor, values: FormValues): Promise<ListOutcome> {
  const checked = checkForm(locationListSchema, values);
  if ("errors" in checked) return { status: 400, refusal: "Demande incomprise." };
  const asked = checked.data;
  if (asked.intent === "delete") {
    const outcome = await deleteLocation(actor, asked.id);
    return outcome === "done" ? done : { status: 404, refusal: backOfficeLabels.gone };
  }
  if (asked.intent === "regenerate") {
    const hasBegun = await startRegeneration(actor, asked.include_edited === "on");
    return hasBegun ? done : { status: 409, refusal: backOfficeLabels.regenerating };
  }
  if (asked.intent === "cancel-regeneration") {
    await cancelRegeneration(actor);
    return done;
  }
  const filter = { search: typedSearch(asked.recherche ?? ""), department: asked.departement || null };
  const { outcome, count } = await deleteLocations(actor, filter, asked.count);
  return outcome === "done" ? done : { status: 409, refusal: changedCount(count) };
}

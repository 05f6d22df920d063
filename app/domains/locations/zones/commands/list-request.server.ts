import type { Actor } from "#app/domains/auth/rules.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { backOfficeLabels, changedCount } from "../labels/back-office.ts";
import { cancelRegeneration, startRegeneration } from "../../descriptions/jobs.server.ts";
import { typedSearch } from "#app/lib/pages/list-address.ts";
import { locationListSchema } from "../../validation.ts";
import { deleteLocation, deleteLocations } from "./delete.server.ts";
import { addZonesNear, leaveZonesElsewhere } from "./elsewhere.server.ts";

type Refused = { refusal: string };

/** The outcome of a request. For `gone` and `stale`, it contains the text that explains the refusal to the person. */
export type ListOutcome = Outcome<{ gone: Refused; stale: Refused }, "done" | "refused" | "gone" | "stale">;

const done: ListOutcome = { outcome: "done" };

/**
 * Handles a request of the back office's list of locations (towns). It deletes locations, starts or stops the rewriting
 * of all descriptions, removes the locations far from the shop, or adds some near it.
 */
export async function handleLocationListRequest(actor: Actor, values: FormValues): Promise<ListOutcome> {
  const checked = checkForm(locationListSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const asked = checked.data;
  if (asked.intent === "delete") {
    const deleted = await deleteLocation(actor, asked.id);
    return deleted.outcome === "done" ? deleted : { ...deleted, refusal: backOfficeLabels.gone };
  }
  if (asked.intent === "regenerate") {
    const hasBegun = await startRegeneration(actor, asked.include_edited === "on");
    return hasBegun ? done : { outcome: "stale", refusal: backOfficeLabels.regenerating };
  }
  if (asked.intent === "cancel-regeneration") {
    await cancelRegeneration(actor);
    return done;
  }
  if (asked.intent === "leave-elsewhere") {
    await leaveZonesElsewhere(actor, await currentProfile(), asked.replace === "on");
    return done;
  }
  if (asked.intent === "add-near") {
    await addZonesNear(actor, await currentProfile());
    return done;
  }
  const filter = { search: typedSearch(asked.recherche ?? ""), department: asked.departement || null };
  const deleted = await deleteLocations(actor, filter, asked.count);
  return deleted.outcome === "done" ? deleted : { outcome: "stale", refusal: changedCount(deleted.count) };
}

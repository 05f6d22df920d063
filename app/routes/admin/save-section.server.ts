import type { Actor } from "#app/domains/auth/rules.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { rereadProfile } from "#app/domains/business/profile.server.ts";
import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { followBusiness } from "#app/domains/locations/zones/commands/follow-business.server.ts";
import { getZonesLeft } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { keepMedia } from "#app/domains/media/commands.server.ts";
import { maximumMediaBytes } from "#app/domains/media/rules.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { changeSettings, type SettingsOutcome } from "#app/domains/settings/commands/change.server.ts";
import { withSentPictures } from "#app/domains/settings/commands/pictures.server.ts";

/** The data sent by a section's form. `errors` are the errors of its pictures. */
interface ReceivedSection {
  values: FormValues;
  errors: FormErrors;
}

/** Receives a section's form and stores its pictures. */
export function receiveSection(
  actor: Actor,
  key: SectionKey,
  request: Request,
  networkKey: string,
): Promise<ReceivedSection> {
  return withReceivedForm(request, maximumMediaBytes, networkKey, (form) =>
    withSentPictures(key, form, (file) => keepMedia(actor, [file])),
  );
}

/**
 * Saves a submitted section. If the shop's place changed, also updates everything that depends on the place. `before`
 * is the business profile before the change.
 */
export async function saveSection(
  actor: Actor,
  key: SectionKey,
  { values, errors }: ReceivedSection,
  before: BusinessProfile,
): Promise<SettingsOutcome> {
  const result = await changeSettings(actor, key, values, errors, getZonesLeft);
  if (result.outcome === "done") {
    const after = await rereadProfile();
    const isElsewhere = after.department !== before.department;
    await followBusiness(actor, before, after, isElsewhere ? firstValue(values, "zones") : "");
  }
  return result;
}

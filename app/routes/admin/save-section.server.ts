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

/** The values that the form of a section of the settings sent, and the errors of its pictures by field. */
interface ReceivedSection {
  values: FormValues;
  errors: FormErrors;
}

/** Reads the form of a section of the settings, and stores its pictures. */
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
 * Saves the form of a section of the settings. If the facts about the business have changed, also updates the data that
 * depends on them, such as its zones (towns). `before` has the facts before the change.
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

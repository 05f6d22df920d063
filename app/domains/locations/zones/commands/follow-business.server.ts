import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { startRegeneration } from "../../descriptions/jobs.server.ts";
import { storedHours } from "../rules/contact.ts";
import { leaveZonesElsewhere } from "./elsewhere.server.ts";

/**
 * Updates the zones (towns) after the owner changed facts about the business, such as its name, telephone or hours. A
 * value that somebody typed for one zone stays. Outdated descriptions are rewritten in the background. If the shop has
 * moved, `left` says what happens to the zones that are now far away: 'replace', 'remove', or anything else to keep
 * them (rule settings/moved-zones).
 */
export async function followBusiness(
  actor: Actor,
  before: BusinessProfile,
  after: BusinessProfile,
  left = "",
): Promise<void> {
  if (left === "replace" || left === "remove") await leaveZonesElsewhere(actor, after, left === "replace");
  // An older release stored the number as the owner had typed it, perhaps without spaces.
  const phone = before.phone.display.replace(/\s/g, "");
  const mail = `@${before.email.split("@")[1] ?? ""}`;
  const hours = storedHours(before);
  const { name } = before;
  if (contactOf(before) !== contactOf(after))
    await db.execute(sql`
      update ${locations} set
        name = case when name = ${name} || ' ' || city then ${after.name} || ' ' || city else name end,
        phone = case when replace(phone, ' ', '') = ${phone} then null else phone end,
        email = nullif(email, 'contact+' || slug || ${mail}),
        hours = nullif(hours, ${hours})
      where name = ${name} || ' ' || city or replace(phone, ' ', '') = ${phone} or email = 'contact+' || slug || ${mail}
        or hours = ${hours}`);
  if (saidOf(before) !== saidOf(after)) await startRegeneration(actor, false);
}

function contactOf(profile: BusinessProfile): string {
  return JSON.stringify([profile.name, profile.phone, profile.email, openingHoursText(profile)]);
}

/** Returns the facts about the business that descriptions contain, as one text, so that two states can be compared. */
function saidOf({ city, department, coordinates, openDays, claims, site }: BusinessProfile): string {
  const { reply, delay, guaranteeTime, experience, interventionRadiusKm } = claims;
  return JSON.stringify([
    city,
    department,
    interventionRadiusKm,
    coordinates,
    openDays,
    reply,
    delay,
    guaranteeTime,
    experience,
    site.withdrawn,
    site.noMacs,
    site.visits,
    site.homesOnly,
    site.noPremises,
    site.neverBeyond,
  ]);
}

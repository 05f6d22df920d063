import { createContext, data, type RouterContextProvider } from "react-router";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { listen } from "#app/lib/background/notifications.server.ts";
import { log } from "#app/lib/log.server.ts";
import { everyTag, pagesChannel } from "#app/lib/pages/cache.server.ts";
import type { BusinessProfile, SiteProfile } from "./profile.ts";
import { firstStartRow, isSectionKey } from "./registry.server.ts";
import { type HideablePage, isShown } from "./rules/shown.ts";
import { assembleProfile, specifiedProfile, type StoredSettings } from "./sections/assemble.server.ts";

const refreshMs = 1_000;
/**
 * The database's notification about changed pages contains this tag if a setting has changed
 * (migrations/functions/settings.sql).
 */
const settingsTag = "settings";

let kept: Promise<BusinessProfile> | undefined;
/**
 * The day in Paris on which `kept` was read. The closures in the profile are counted from that day, so on another day
 * the profile is read again.
 */
let keptDay = "";
let last: { profile: BusinessProfile; at: number } | undefined;
/**
 * Whether this process receives notifications of changes from the database: not yet, now, or no longer, because the
 * connection is lost.
 */
let hearing: "never" | "now" | "lost" = "never";

listen(pagesChannel, {
  onPayload(payload) {
    if (payload.split(" ").some((tag) => tag === everyTag || tag === settingsTag)) kept = undefined;
  },
  onReconnect: () => forget("now"),
  onLost: () => forget("lost"),
});

function forget(heard: "now" | "lost"): void {
  [hearing, kept] = [heard, undefined];
}

/**
 * Returns the current profile from memory. A process reads the profile from the database only after a change and once a
 * day (ADR 150). While a process cannot receive notifications of changes, it returns the last known profile and reads
 * the profile again every second.
 */
export function currentProfile(): Promise<BusinessProfile> {
  if (hearing === "lost" && last) {
    if (performance.now() - last.at > refreshMs) {
      last.at = performance.now();
      void readProfile().catch(() => undefined);
    }
    return Promise.resolve(last.profile);
  }
  const today = parisDay(new Date());
  if (kept && keptDay === today) return kept;
  const reading = readProfile().catch((error: unknown) => {
    if (kept === reading) kept = undefined;
    if (!last) throw error;
    log.warn({ err: error }, "settings not read, the last known ones are shown");
    return last.profile;
  });
  if (hearing === "now") [kept, keptDay] = [reading, today];
  return reading;
}

/**
 * Reads the profile again in the process that has just changed it, because the notification of the change may arrive
 * later.
 */
export function rereadProfile(): Promise<BusinessProfile> {
  kept = undefined;
  return currentProfile();
}

async function readProfile(): Promise<BusinessProfile> {
  const profile = assembleProfile(await readStored());
  last = { profile, at: performance.now() };
  return profile;
}

async function readStored(): Promise<StoredSettings> {
  const rows = await db
    .select({ section: settingsSections.section, values: settingsSections.values })
    .from(settingsSections);
  const known = rows.filter(({ section }) => isSectionKey(section) || section === firstStartRow);
  return Object.fromEntries(known.map(({ section, values }) => [section, values]));
}

/** Returns the profile with these sections in place of the stored ones. Stores nothing. */
export async function profileWith(sections: StoredSettings): Promise<BusinessProfile> {
  return assembleProfile({ ...(await readStored()), ...sections });
}

/**
 * The profile during one request. All loaders of the request get the same profile, even if a setting changes meanwhile.
 */
export const profileContext = createContext<BusinessProfile>(specifiedProfile);

/** The labels of settings that a preview leaves out, because their typed values are wrong. Null outside previews. */
export const previewContext = createContext<readonly string[] | null>(null);

/** Renders a public page of the site with a given profile, for a preview. */
export type RenderPreview = (
  path: string,
  profile: BusinessProfile,
  refused: readonly string[],
) => Promise<Response>;

/** The function with which the server renders a page for a preview. */
export const renderPreview = createContext<RenderPreview>();

/** Returns the shop's profile for this request. Loaders call this function. */
export function requestProfile(context: Readonly<RouterContextProvider>): BusinessProfile {
  return context.get(profileContext);
}

/** Throws a 404 answer for a page that the owner has hidden (rule settings/pages). */
export function requireShown(context: Readonly<RouterContextProvider>, path: HideablePage): void {
  if (!isShown(requestProfile(context), path)) throw data(null, { status: 404 });
}

/**
 * The fields of the profile that are not sent to browsers. The compiler reports a field that is neither here nor in
 * SiteProfile.
 */
const keptBack: Record<Exclude<keyof BusinessProfile, keyof SiteProfile>, true> = {
  invented: true,
  homeFigures: true,
  aboutFigures: true,
  certifications: true,
  testimonials: true,
  legal: true,
  prices: true,
  ownServices: true,
  team: true,
  assistantWrites: true,
  yearClosures: true,
  zoneFigures: true,
  texts: true,
  servicePages: true,
  storyExamples: true,
};

const sent = new WeakMap<BusinessProfile, SiteProfile>();

/** Returns the part of the profile that every page sends to the browser. The result for a profile is computed once. */
export function siteProfile(profile: BusinessProfile): SiteProfile {
  const made = sent.get(profile);
  if (made) return made;
  const shared = Object.entries(profile).filter(([name]) => !Object.hasOwn(keptBack, name));
  const site = Object.fromEntries(shared) as unknown as SiteProfile;
  sent.set(profile, site);
  return site;
}

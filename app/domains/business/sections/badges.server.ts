import {
  type ServicePath,
  type ServiceSlug,
  services,
} from "#app/domains/catalog/content/specified-services.ts";
import type { ServiceMark } from "../profile.ts";
import { choice, type TextSetting } from "./settings.server.ts";

export type BadgeName = `mark-${ServiceSlug}`;

/** The badges that a service may have in menus and on its card (rule settings/badges). */
export const badges = { none: "Aucun", popular: "Populaire", new: "Nouveau", both: "Populaire et nouveau" };

/** The badges that come with the program (rule pages/highlights). */
const specifiedBadges: Partial<Record<ServicePath, keyof typeof badges>> = {
  "/services/depannage-distance": "both",
  "/services/reparation-materielle": "popular",
  "/services/recuperation-donnees": "popular",
};

/** One setting for each service of the site's specification. */
export const badgeSettings = Object.fromEntries(
  services.map(({ name, path }) => [
    badgeName(path),
    choice({
      label: `Badge\u00a0: ${name}`,
      choices: badges,
      standard: specifiedBadges[path] ?? "none",
      width: "third",
    }),
  ]),
) as Record<BadgeName, TextSetting<keyof typeof badges>>;

interface BadgeValues extends Record<BadgeName, keyof typeof badges> {
  marksState: string;
  ownServices: readonly { mark: keyof typeof badges }[];
}

/**
 * Returns the badges by the path of the service. If the owner hides the example badges, only the badges of added
 * services (`own`) stay, because the owner gave them.
 */
export function badgesOf(
  { marksState, ownServices, ...values }: BadgeValues,
  own: readonly { path: string }[],
): Record<string, ServiceMark> {
  const specified = services.map(({ path }) => [path, values[badgeName(path)]] as const);
  const added = ownServices.map(({ mark }, index) => [own[index]?.path ?? "", mark] as const);
  const given = [...(marksState === "hidden" ? [] : specified), ...added];
  return Object.fromEntries(
    given.flatMap(([path, mark]) => (mark === "none" ? [] : [[path, mark] as const])),
  );
}

function badgeName(path: ServicePath): BadgeName {
  return `mark-${path.slice("/services/".length)}` as BadgeName;
}

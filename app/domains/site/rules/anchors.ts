import type { SiteProfile } from "#app/domains/business/profile.ts";
import { homeAnchors } from "../content/navigation.ts";
import type { NavigationLink } from "../content/navigation.ts";

/**
 * Returns the links to the sections of the home page that are shown. The owner can hide the testimonials and the
 * presentation.
 */
export function shownAnchors({ blocks }: Pick<SiteProfile, "blocks">): NavigationLink[] {
  const isLeft = {
    "/#témoignages": blocks.testimonials !== "hidden",
    "/#à-propos": blocks.story !== "hidden" || blocks.homeFigures !== "hidden",
  };
  return homeAnchors.filter(({ to }) => isLeft[to as keyof typeof isLeft] ?? true);
}

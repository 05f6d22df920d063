import type { SiteProfile } from "#app/domains/business/profile.ts";
import { homeAnchors } from "../content/navigation.ts";
import type { NavigationLink } from "../content/navigation.ts";

/** Returns the sections of the home page that are there: no testimonials while the owner hides them. */
export function shownAnchors({ blocks }: Pick<SiteProfile, "blocks">): NavigationLink[] {
  return homeAnchors.filter(({ to }) => to !== "/#témoignages" || blocks.testimonials !== "hidden");
}

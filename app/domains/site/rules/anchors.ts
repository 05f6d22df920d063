import type { SiteProfile } from "#app/domains/business/profile.ts";
import { homeAnchors, type NavigationLink } from "../content.ts";

/** Returns the sections of the home page that are there: no testimonials while the owner hides them. */
export function shownAnchors({ blocks }: Pick<SiteProfile, "blocks">): NavigationLink[] {
  return homeAnchors.filter(({ to }) => to !== "/#témoignages" || blocks.testimonials !== "hidden");
}

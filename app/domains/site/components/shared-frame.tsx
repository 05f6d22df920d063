import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { useProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { shownLinks } from "#app/domains/business/rules/shown.ts";
import { SharedPart } from "#app/ui/shared-part.tsx";
import { mainNavigation } from "../content/navigation.ts";
import { isCurrent } from "../rules/header.ts";

/**
 * A part of the header or footer that is the same on all pages. Only the marks on the links to the current page, and to
 * the pages above it, differ.
 */
export function SharedFrame({ name, part: Content }: { name: string; part: ComponentType }) {
  const profile = useProfile();
  const { pathname } = useLocation();
  const links = [
    "/services",
    ...listServices(profile).map(({ path }) => path),
    ...shownLinks(mainNavigation, profile).map(({ to }) => to),
  ];
  const current = links
    .filter((to) => isCurrent(to, pathname))
    .map((to) => (to === pathname ? to : `${to}/`));
  return (
    <SharedPart name={name} by={profile} as={current.join(" ")}>
      <Content />
    </SharedPart>
  );
}

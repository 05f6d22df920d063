import { sections } from "#app/domains/business/registry.server.ts";
import type { Row, Typed } from "#app/domains/business/sections/settings.server.ts";
import { type PlanRole, planRoles } from "#app/domains/pricing/content.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { unitTexts } from "../labels.ts";
import type { Part } from "./parts.server.ts";
import { type Asked, rowsOf } from "./question.server.ts";

/** The lists of plans (priced offers). Texts find the price of a plan by its role. */
const lists = Object.entries(sections.prices.settings).flatMap(([name, setting]) =>
  setting.kind === "rows" && "role" in setting.columns ? [name] : [],
);

/**
 * Returns the typed prices. A plan loses its role (what it is the price of) if the owner gives it a unit that the role
 * does not allow; the owner is then asked about this (rule prices/renamed). If the owner chooses the role again, it
 * stays and causes an error. `seen` names the questions that the owner has already seen.
 */
export function withUnitRoles(
  before: Record<string, Typed>,
  typed: Record<string, Typed>,
  seen: string,
): Record<string, Typed> {
  const changed = lists.map((list) => {
    const rows = rowsOf(typed[list]).map((row) =>
      isMisfit(row) && rowsOf(before[list]).some(({ role }) => role === row.role) && !isSeen(list, row, seen)
        ? { ...row, role: "" }
        : row,
    );
    return [list, rows] as const;
  });
  return { ...typed, ...Object.fromEntries(changed) };
}

/**
 * Returns a question about each plan that has lost its role because of its unit. Without a role, no text gives its
 * price.
 */
export function askAboutUnits({ typed }: Part, values: FormValues): Asked[] {
  return lists.flatMap((list) => {
    const sent = [values[`${list}.role`] ?? []].flat();
    return rowsOf(typed[list]).flatMap((row, index) => {
      const role = sent[index];
      if (!isRole(role) || row.role !== "") return [];
      const cell = `${list}.${index}.role`;
      const { label, units } = planRoles[role];
      const notice = unitTexts.roleLost(row.duration ?? "", label, units);
      return [
        { about: aboutOf(list, { ...row, role }), proposed: { [cell]: "" }, notices: { [cell]: notice } },
      ];
    });
  });
}

function isMisfit({ role, duration }: Row): boolean {
  return isRole(role) && planRoles[role].units.every((unit) => unit !== duration);
}

function isRole(role: string | undefined): role is PlanRole {
  return role !== undefined && Object.hasOwn(planRoles, role);
}

function isSeen(list: string, row: Row, seen: string): boolean {
  return seen.split(" ").includes(aboutOf(list, row));
}

function aboutOf(list: string, { role, duration }: Row): string {
  return `unit-${list}-${role}-${slugify(duration ?? "")}`;
}

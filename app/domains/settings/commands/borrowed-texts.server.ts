import { sectionOf, typedSection } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { oneSpaced } from "#app/lib/french/spaces.ts";
import { borrowedTexts } from "../labels.ts";
import type { Part } from "./parts.server.ts";
import { type Asked, rowsOf } from "./question.server.ts";

/** The columns of a plan whose texts the site shows. */
const said = ["description", "features", "notIncluded"] as const;

/**
 * Returns a question about each plan whose name or unit the owner changed, but which still has texts of the former plan
 * (rule prices/renamed). Without the question, the site would show texts that nobody has checked for the new plan.
 */
export function askAboutBorrowedTexts({ current, typed }: Part): Asked[] {
  const before = typedSection("prices", current.values);
  return Object.entries(sectionOf("prices").settings).flatMap(([list, setting]) => {
    if (setting.kind !== "rows" || !("description" in setting.columns)) return [];
    const read = rowsOf(before[list]);
    return rowsOf(typed[list]).flatMap((row, index) => {
      const notices = said.flatMap((column) => {
        const former = formerPlan(row, column, setting.standard);
        // The owner has already seen a text that was saved for this plan before, so this text needs no question.
        const isRead = read.some((one) => isPlan(one, row) && textOf(one, column) === textOf(row, column));
        return former && !isRead ? [[`${list}.${index}.${column}`, noticeOf(former, row)] as const] : [];
      });
      return notices.length > 0
        ? [
            {
              about: `${list}-${slugify(`${row.name} ${row.duration}`)}`,
              proposed: {},
              notices: Object.fromEntries(notices),
            },
          ]
        : [];
    });
  });
}

/**
 * Returns the plan of a new installation whose text a row still has, although the row is now another plan. Undefined if
 * there is none.
 */
function formerPlan(row: Row, column: string, standard: readonly Row[]): Row | undefined {
  const text = textOf(row, column);
  const same = text ? standard.filter((plan) => textOf(plan, column) === text) : [];
  return same.some((plan) => isPlan(plan, row)) ? undefined : same[0];
}

function noticeOf(former: Row, row: Row): string {
  return oneSpaced(former.name) === oneSpaced(row.name)
    ? borrowedTexts.ofUnit(former.duration ?? "")
    : borrowedTexts.ofPlan(former.name ?? "");
}

function isPlan(one: Row, other: Row): boolean {
  return oneSpaced(one.name) === oneSpaced(other.name) && one.duration === other.duration;
}

/** Returns a text of a row without extra spaces and blank lines, so that only its words are compared. */
function textOf(row: Row, column: string): string {
  return (row[column] ?? "")
    .split("\n")
    .map((line) => oneSpaced(line))
    .filter(Boolean)
    .join("\n");
}

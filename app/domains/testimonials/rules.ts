import { monthNames } from "#app/domains/business/rules/opening-text.ts";
import type { Testimonial } from "#app/domains/business/profile.ts";

/** The duration of one slide, in milliseconds. */
export const slideDurationMs = 500;

/**
 * Returns the position of the list at its end, which is the index of the first visible item. `visible` of `count` items
 * are visible at a time.
 */
export function lastPosition(count: number, visible: number): number {
  return Math.max(0, count - visible);
}

/**
 * Returns the position after the arrow 'next' was pressed. It is one further or, after the last position, the first
 * one.
 */
export function nextPosition(position: number, count: number, visible: number): number {
  return position >= lastPosition(count, visible) ? 0 : position + 1;
}

/**
 * Returns the position after the arrow 'previous' was pressed. It is one back or, before the first position, the last
 * one.
 */
export function previousPosition(position: number, count: number, visible: number): number {
  const last = lastPosition(count, visible);
  return position <= 0 ? last : Math.min(position, last) - 1;
}

/** Returns the initials that stand in place of a missing picture: 'HM' for 'Hélène M.'. */
export function monogram(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase();
}

/**
 * Returns a client's trade or town and, if it is known, the month of the testimonial: 'Angers, mars 2026' (March 2026;
 * rule settings/testimonial-date).
 */
export function roleAndMonth({ role, date }: Pick<Testimonial, "role" | "date">): string {
  const [year, month] = date?.split("-") ?? [];
  const name = monthNames[Number(month) - 1];
  return name ? `${role}, ${name}\u00a0${year}` : role;
}

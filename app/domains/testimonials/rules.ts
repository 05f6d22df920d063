import { monthNames } from "#app/domains/business/rules/opening-text.ts";
import type { Testimonial } from "#app/domains/business/profile.ts";

/** The duration of one slide, in milliseconds. */
export const slideDurationMs = 500;

/** Returns the first item shown once the carousel is at its end, with `visible` of `count` items shown at a time. */
export function lastPosition(count: number, visible: number): number {
  return Math.max(0, count - visible);
}

/** Returns the position after the 'next' arrow was pressed: one further, or the start after the last position. */
export function nextPosition(position: number, count: number, visible: number): number {
  return position >= lastPosition(count, visible) ? 0 : position + 1;
}

/** Returns the position after the 'previous' arrow was pressed: one back, or the last position from the start. */
export function previousPosition(position: number, count: number, visible: number): number {
  const last = lastPosition(count, visible);
  return position <= 0 ? last : Math.min(position, last) - 1;
}

/** Returns the initials that are shown when a testimonial has no image: 'Hélène M.' gives 'HM'. */
export function monogram(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase();
}

/**
 * Returns the person's trade or town and, if known, the month of the testimonial: 'Angers, mars 2026' (rule
 * settings/testimonial-date).
 */
export function roleAndMonth({ role, date }: Pick<Testimonial, "role" | "date">): string {
  const [year, month] = date?.split("-") ?? [];
  const name = monthNames[Number(month) - 1];
  return name ? `${role}, ${name}\u00a0${year}` : role;
}

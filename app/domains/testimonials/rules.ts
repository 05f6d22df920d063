/** How many testimonials show side by side: desktop, tablet, phone (P§9). */
export const visibleTestimonials = { wide: 3, medium: 2, narrow: 1 } as const;

/** Duration of one slide, in milliseconds (P§9). */
export const slideDurationMs = 500;

/** Last position the arrows reach when `visible` of `count` items show. */
export function lastPosition(count: number, visible: number): number {
  return Math.max(0, count - visible);
}

/** Position after the 'next' arrow: one further, back to the start from the last one (P§2, decision 16). */
export function nextPosition(position: number, count: number, visible: number): number {
  return position >= lastPosition(count, visible) ? 0 : position + 1;
}

/** Position after the 'previous' arrow: one back, to the last one from the start (P§2, decision 16). */
export function previousPosition(position: number, count: number, visible: number): number {
  const last = lastPosition(count, visible);
  return position <= 0 ? last : Math.min(position, last) - 1;
}

/** Initials shown when a testimonial has no image: 'Hélène M.' gives 'HM'. */
export function monogram(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("")
    .slice(0, 2)
    .toUpperCase();
}

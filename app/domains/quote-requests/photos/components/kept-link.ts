import type { PhotoLink } from "../rules.ts";

const keptAs = "photo-link";

/** Returns the code that this tab requested, if it still works. */
export function keptLink(): PhotoLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(keptAs) ?? "null") as PhotoLink | null;
    return link && new Date(link.expiresAt) > new Date() ? link : null;
  } catch {
    return null;
  }
}

/** Keeps the code for a reload of the form. */
export function keep(link: PhotoLink): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(link));
  } catch {
    // If storage is refused or full, the code lasts as long as the page.
  }
}

/** Deletes the code of a form that was sent. From then on the slip has it. */
export function forgetKeptLink(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // If storage is refused, there is nothing to delete.
  }
}

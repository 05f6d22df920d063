import type { PhotoLink } from "../rules.ts";

const keptAs = "photo-link";

/** Returns the photo link that this browser tab requested; null if there is none or it has expired. */
export function keptLink(): PhotoLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(keptAs) ?? "null") as PhotoLink | null;
    return link && new Date(link.expiresAt) > new Date() ? link : null;
  } catch {
    return null;
  }
}

/** Stores the photo link in this browser tab, so that the form still has it after a reload. */
export function keep(link: PhotoLink): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(link));
  } catch {
    // If the browser refuses storage or has no room, the link is lost when the visitor leaves the page.
  }
}

/**
 * Deletes the stored photo link once its form was sent. From then on the slip (the page after a request) shows the
 * link.
 */
export function forgetKeptLink(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // If the browser refuses storage, there is nothing to delete.
  }
}

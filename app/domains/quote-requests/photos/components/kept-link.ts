import type { PhotoLink } from "../rules.ts";

const keptAs = "photo-link";

/** Returns the link that this tab requested, if it still works. */
export function keptLink(): PhotoLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(keptAs) ?? "null") as PhotoLink | null;
    return link && new Date(link.expiresAt) > new Date() ? link : null;
  } catch {
    return null;
  }
}

/** Stores the link, so that a reload of the form keeps it. */
export function keep(link: PhotoLink): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(link));
  } catch {
    // If the browser refuses storage or its storage is full, the link is lost when the page is left.
  }
}

/** Deletes the stored link after its form was sent. From then on the slip (the page after a request) shows the link. */
export function forgetKeptLink(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // If the browser refuses storage, there is nothing to delete.
  }
}

import type { PhotoLink } from "../rules.ts";

const keptAs = "photo-link";

/** Returns the code this tab asked for, while it works. */
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
    // Storage refused or full: the code lasts as long as the page.
  }
}

/** Forgets the code of a form that was sent. Its slip has it from then on. */
export function forgetKeptLink(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // Storage refused: there is nothing to forget.
  }
}

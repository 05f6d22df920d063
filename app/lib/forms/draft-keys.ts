const prefix = "draft:";

/** How long a browser stores a draft: the values typed in a form and not yet sent. In milliseconds. */
export const draftLifetimeMs = 7 * 86_400_000;

/** The event that makes the script in the document's head (app/lib/early) restore the draft of its target form. */
export const draftEvent = "draft-wanted";

/** Returns the `localStorage` key of a draft. */
export function draftKey(name: string): string {
  return prefix + name;
}

/** Whether this browser stores any draft. */
export function isDraftKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

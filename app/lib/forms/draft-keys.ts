const prefix = "draft:";

/** How long a browser stores a draft: the values typed in a form and not yet sent. In milliseconds. */
export const draftLifetimeMs = 7 * 86_400_000;

/** The event that makes the script in the document's head (app/lib/early) restore the draft of its target form. */
export const draftEvent = "draft-wanted";

/**
 * Returns the two storages of drafts, or an empty list if the browser refuses storage. The first storage belongs to
 * this tab, so that a form that is open in two tabs keeps the text of each. The second is common to all tabs and has
 * the draft typed last.
 */
export function draftStorages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** Returns the key of a draft in the storages. */
export function draftKey(name: string): string {
  return prefix + name;
}

/** Whether this browser stores any draft. */
export function isDraftKept(): boolean {
  return draftStorages().some((storage) => Object.keys(storage).join().includes(prefix));
}

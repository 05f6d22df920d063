const prefix = "draft:";

/** Returns the `localStorage` key of a draft. */
export function draftKey(name: string): string {
  return prefix + name;
}

/** Whether this browser keeps any draft. */
export function isDraftKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

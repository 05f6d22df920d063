const prefix = "draft:";

/** Under which key of `localStorage` the draft of that name is kept. */
export function draftKey(name: string): string {
  return prefix + name;
}

/** Whether this browser keeps anything typed and never sent. */
export function isDraftKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Whether the person has switched single-key shortcuts off (WCAG 2.1.4). */
export function areKeysOff(): boolean {
  return document.querySelector("[data-key-shortcuts=off]") !== null;
}

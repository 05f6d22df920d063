/**
 * Shows a number on the icon of the installed back office, or none for 0 (rule reach/badge). Does nothing in browsers
 * that have no icon badges or refuse to show one.
 */
export function showAppBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

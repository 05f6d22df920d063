/**
 * Shows a number on the icon of the installed back office, or none for 0 (rule reach/badge). Browsers without icon badges,
 * and those that refuse, are left alone.
 */
export function showAppBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

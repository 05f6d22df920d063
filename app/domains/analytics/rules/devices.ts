/**
 * The classes of devices, in the order of the screen. `measured` is the name for measured visits. The site's
 * specification gives `name`, `color` and `share` (in percent) as an example, shown without visits (rule
 * visits/devices).
 */
export const devices = {
  desktop: { name: "Desktop", measured: "Ordinateur", share: 65, color: "#3B82F6" },
  mobile: { name: "Mobile", measured: "Mobile", share: 30, color: "#10B981" },
  tablet: { name: "Tablet", measured: "Tablette", share: 5, color: "#6366F1" },
} as const;

export type DeviceKind = keyof typeof devices;

/** Returns a device's class from the platform that its browser names: a computer unless it is a phone or tablet. */
export function deviceKind(platform: string | undefined): DeviceKind {
  return platform === "mobile" || platform === "tablet" ? platform : "desktop";
}

/** In the order shown, with the specification's colours and default shares (B§3). */
export const devices = {
  desktop: { name: "Desktop", share: 65, color: "#3B82F6" },
  mobile: { name: "Mobile", share: 30, color: "#10B981" },
  tablet: { name: "Tablet", share: 5, color: "#6366F1" },
} as const;

export type DeviceKind = keyof typeof devices;

/** The class of a device by the platform its browser tells; what is no telephone and no tablet is a computer. */
export function deviceKind(platform: string | undefined): DeviceKind {
  return platform === "mobile" || platform === "tablet" ? platform : "desktop";
}

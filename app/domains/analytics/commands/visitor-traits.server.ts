import bowser from "bowser";
import { isbot } from "isbot";
import { deviceKind } from "../rules/devices.ts";
import type { VisitorTraits } from "../rules/visits.ts";

/**
 * What is kept of the string a browser calls itself by: its family, its system's, its class of device. Null for robots
 * and for what does not say (decision 30): they are not counted.
 */
export function describeVisitor(userAgent: string | null): Omit<VisitorTraits, "source"> | null {
  if (!userAgent || isbot(userAgent)) return null;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 500));
  const family = browser.name || "Navigateur inconnu";
  return {
    userAgent: (os.name ? `${family} sur ${os.name}` : family).slice(0, 100),
    device: deviceKind(platform.type),
  };
}

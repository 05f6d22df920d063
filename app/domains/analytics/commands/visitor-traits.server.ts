import bowser from "bowser";
import { isbot } from "isbot";
import { deviceKind } from "../rules/devices.ts";
import type { VisitorTraits } from "../rules/visits.ts";

/**
 * Returns what is kept of a user agent: the families of the browser and system and the class of device. Returns null
 * for robots and unknown agents, which are not counted (rule visits/not-counted).
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

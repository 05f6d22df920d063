import { expect, vi } from "vitest";
import { type Site, startSite } from "../support/site.ts";
import { listAddresses } from "./addresses.ts";
import { type Attacker, createAttacker } from "./attack.ts";
import { attachProbe, type Probe, probed } from "./probe.ts";

/** A site under attack, with what the tests need to attack and measure it. */
export interface HostileSite {
  site: Site;
  probe: Probe;
  attacker: Attacker;
  addresses: readonly string[];
  /** The memory that the site held before the first attack, in bytes. */
  heldBefore: number;
  stop(): Promise<void>;
}

/** Starts a site without limits on how much one client may send, and measures its memory before the first attack. */
export async function startHostileSite(databaseServer: string): Promise<HostileSite> {
  const site = await startSite(databaseServer, { RATE_LIMITS: "off", ...probed });
  const probe = await attachProbe(site);
  const attacker = await createAttacker(site);
  const addresses = await listAddresses();
  // Uses every address once. Otherwise modules that are loaded at their first use would look like a leak of memory.
  for (const path of addresses) {
    await attacker.get(path);
    await attacker.post(path, { name: "first", headers: {}, body: "a=1" });
  }
  await vi.waitFor(() => expect(site.output()).toContain("chatbot learned"), { timeout: 60_000 });
  const heldBefore = await probe.heldBytes();
  const stop = () => {
    probe.close();
    return site.stop();
  };
  return { site, probe, attacker, addresses, heldBefore, stop };
}

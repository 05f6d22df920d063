import { spawnSync } from "node:child_process";
import { findChromium } from "#tests/support/chromium.ts";
import { runStep } from "./step.ts";

/**
 * Returns the path of a Chromium that starts. Tries an installed Chromium, then Playwright's download, and then
 * Debian's package if root runs this.
 */
export async function requireChromium(): Promise<string | undefined> {
  const download = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const ways = [
    { name: "download Chromium", commands: [["playwright", "install", "chromium"]], environment: download },
    ...(process.getuid?.() === 0 ? debianBrowsers : []),
  ];
  let path = working();
  for (const way of ways) {
    if (path) break;
    await runStep(way);
    path = working();
  }
  if (!path) {
    console.error(
      "No Chromium could be found or installed: set PLAYWRIGHT_CHROMIUM_PATH, for example /usr/bin/chromium.",
    );
  }
  return path;
}

const debianBrowsers = ["chromium-headless-shell", "chromium"].map((name) => ({
  name: `install Debian’s ${name}`,
  commands: [
    ["apt-get", "update"],
    ["apt-get", "install", "--yes", "--no-install-recommends", name],
  ],
  environment: {},
}));

/** Returns a Chromium that starts. A downloaded browser may not start, because the machine lacks libraries. */
function working(): string | undefined {
  return findChromium((path) => spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0);
}

import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The options that a headless browser needs in a container. None of them changes how a page behaves. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns the path of the first usable browser: that of PLAYWRIGHT_CHROMIUM_PATH, else Playwright's, else the
 * machine's. Returns undefined if there is none.
 */
export function findChromium(usable: (path: string) => boolean = () => true): string | undefined {
  const candidates = [
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    chromium.executablePath(),
    // This build of Chromium cannot open windows. It shows the same pages with half the work.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return candidates.find((path) => path && existsSync(path) && usable(path));
}

import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tests/support/chromium.ts";

// Server and browser share two cores: two workers keep both busy, a third only makes them wait.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/browser-setup.ts",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Twice what a busy machine was seen to need. What passes waits no longer for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findChromium(),
      // A page ends before its script is worth optimizing: a quarter of the renderers' work was that.
      args: [...chromiumArguments, "--js-flags=--no-opt --no-maglev"],
    },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // A worker's requests pass by what a test intercepts: only tests of the worker let it run.
    serviceWorkers: "block",
    // Tests of a movement ask for it; every other test is faster and steadier without.
    contextOptions: { reducedMotion: "reduce" },
    // A trace costs a third of the run: `npx playwright test --trace retain-on-failure` when one is wanted.
    trace: "off",
    screenshot: "only-on-failure",
  },
});

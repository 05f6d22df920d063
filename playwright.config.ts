import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tests/support/chromium.ts";

// Server and browser share two cores. Two workers keep both busy; a third would only make them wait.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/browser-setup.ts",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Twice the time that a busy machine was seen to need. A test that passes does not wait longer because of it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findChromium(),
      // A test's page ends before it pays to optimize its script. The optimizer did a quarter of the renderers' work.
      args: [...chromiumArguments, "--js-flags=--no-opt --no-maglev"],
    },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    // A service worker's requests bypass what a test intercepts, so only tests of that worker let it run.
    serviceWorkers: "block",
    // A test of a movement asks for movement. Every other test is faster and steadier without.
    contextOptions: { reducedMotion: "reduce" },
    // To record traces takes a third of the run. To get one: `npx playwright test --trace retain-on-failure`.
    trace: "off",
    screenshot: "only-on-failure",
  },
});

import { defineConfig } from "vitest/config";
import { blankEnvironment } from "../support/blank-environment.ts";

/**
 * Only `npm run test:resilience` uses this configuration: a test may take minutes, and files run one at a time and
 * share nothing.
 */
export default defineConfig({
  test: {
    name: "resilience",
    include: ["tests/resilience/**/*.resilience.test.ts"],
    env: { ...blankEnvironment, LOG_LEVEL: "silent", TZ: "UTC" },
    fileParallelism: false,
    // Longer than the half hour of mixed traffic.
    testTimeout: 2_700_000,
    hookTimeout: 300_000,
    passWithNoTests: true,
  },
});

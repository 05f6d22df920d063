import { defineConfig } from "vitest/config";
import { blankEnvironment } from "../support/blank-environment.ts";

/**
 * Only `npm run test:resilience` uses this configuration. A test may take minutes. The files of tests run one at a time
 * and share nothing.
 */
export default defineConfig({
  test: {
    name: "resilience",
    include: ["tests/resilience/**/*.resilience.test.ts"],
    env: { ...blankEnvironment, LOG_LEVEL: "silent", TZ: "UTC" },
    fileParallelism: false,
    // 45 minutes: the longest test, mixed traffic, takes more than half an hour.
    testTimeout: 2_700_000,
    hookTimeout: 300_000,
    passWithNoTests: true,
  },
});

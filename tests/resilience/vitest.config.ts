import { defineConfig } from "vitest/config";
import { blankEnvironment } from "../support/blank-environment.ts";

/** `npm run test:resilience` alone reads this: minutes for a test, one file at a time, nothing shared between files. */
export default defineConfig({
  test: {
    name: "resilience",
    include: ["tests/resilience/**/*.resilience.test.ts"],
    env: { ...blankEnvironment, LOG_LEVEL: "silent", TZ: "UTC" },
    fileParallelism: false,
    // More than half an hour of mixed traffic.
    testTimeout: 2_700_000,
    hookTimeout: 300_000,
    passWithNoTests: true,
  },
});

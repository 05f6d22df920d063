import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { blankEnvironment } from "./tests/support/blank-environment.ts";
import { installedBinaries } from "./tests/support/cluster.ts";

const environment = {
  ...blankEnvironment,
  LOG_LEVEL: "silent",
  TZ: "UTC",
  // Tests start about a hundred processes that read the same modules. With this cache, each is compiled only once.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
};
const folders = ["app", "server", "scripts", "tests"];
/** The tests of `npm run test:resilience`. */
const resilienceTests = "tests/resilience/**";
const databaseTests = folders.map((folder) => `${folder}/**/*.db.test.{ts,tsx}`);

/**
 * Tests that start, kill or flood whole processes. They are one test in twelve and take half of the time. `npm run
 * check` leaves them out.
 */
const longTests =
  process.env.TEST_QUICK === "on"
    ? [
        "app/domains/auth/{administrators,sign-in-limits}.db.test.ts",
        "app/domains/locations/{import-killed,seed}.db.test.ts",
        "app/routes/public/public-forms.db.test.ts",
        "scripts/admin.db.test.ts",
        "scripts/bootstrap/bootstrap.test.ts",
        "server/database/{connect,embedded,roles}.test.ts",
        "server/database/migrate.db.test.ts",
        "server/database/backup/*.test.ts",
        "server/demo/fill-demo.db.test.ts",
        "server/main.test.ts",
        "tests/hostile/site.db.test.ts",
      ]
    : [];

/**
 * Long time limits, for two cores that also run a build and a browser. A test there is slow long before it is stuck.
 */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/**
 * Bundles thousands of library files into a dozen. To read them again for each test file took half of that file's time.
 */
const deps = {
  optimizer: {
    ssr: {
      enabled: true,
      include: [
        "drizzle-orm",
        "drizzle-orm/pg-core",
        "drizzle-orm/node-postgres",
        "drizzle-orm/node-postgres/migrator",
        "react-router",
        "zod",
        "zod/mini",
      ],
    },
  },
};

/** One process runs many test files, each with its own modules and settings (tests/support/own-modules.ts). */
const shared = { isolate: false, env: environment, ...patience };
const ownModules = "tests/support/own-modules.ts";

/**
 * The database tests for which the server itself matters: migrations, text search, locks, notifications, COPY, backups
 * and whole lists. `npm run test:resilience` runs every database test on the second server (ADR 142, ADR 175).
 */
const externalTests =
  process.env.TEST_EXTERNAL === "all"
    ? databaseTests
    : [
        "app/db/**/*.db.test.ts",
        "app/lib/{background,pages,trust}/**/*.db.test.ts",
        "app/domains/{blog,blog/reading,inbox,inbox/trash}/*.db.test.ts",
        "app/domains/locations/{import,zones}/**/!(import-killed).db.test.ts",
        // Backups from each server to the other are tested in backup/versions.test.ts.
        "server/database/**/!(encryption|backup).db.test.ts",
        "server/http/page-invalidation.db.test.ts",
        "tests/{inboxes,support}/**/*.db.test.ts",
      ];

/** Returns a project for database tests on one of two servers: the embedded one or the one that Debian ships. */
function onDatabase(name: string, include = databaseTests) {
  return {
    test: {
      name,
      include,
      exclude: longTests,
      globalSetup: "tests/support/database-server.ts",
      setupFiles: [ownModules, "tests/support/own-database.ts"],
      sequence: { setupFiles: "list" as const },
      deps,
      ...shared,
    },
  };
}

const installed = installedBinaries();
if (!installed)
  console.warn("db-external is skipped: no installed PostgreSQL (initdb, postgres) on this machine");

export default defineConfig({
  test: {
    // A database test spends half of its time waiting for the server, so two tests at a time keep two cores busy.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...databaseTests, ...longTests, resilienceTests],
          setupFiles: ownModules,
          ...shared,
        },
      },
      onDatabase("db"),
      ...(installed ? [onDatabase("db-external", externalTests)] : []),
    ],
  },
});

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { installedBinaries } from "../support/cluster.ts";

test.skipIf(!installedBinaries())("every database test passes on the installed PostgreSQL", () => {
  // This starts another test runner, which must not inherit the variables that the current test runner has set.
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name));
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=db-external"],
    { stdio: "inherit", env: { ...Object.fromEntries(environment), TEST_EXTERNAL: "all" } },
  );
  expect(status).toBe(0);
});

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { installedBinaries } from "../support/cluster.ts";

test.skipIf(!installedBinaries())("every database test passes on the installed PostgreSQL", () => {
  // It starts a runner of its own: what this one set is not its business.
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name));
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=db-external"],
    { stdio: "inherit", env: { ...Object.fromEntries(environment), TEST_EXTERNAL: "all" } },
  );
  expect(status).toBe(0);
});

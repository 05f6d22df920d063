import { expect, test } from "vitest";
import { requireRestart } from "./installed.ts";

const systemd = "systemctl restart atelier.service";

// rule running/upgrade-checks-first
test("where systemd cannot restart the site, an upgrade is refused before it changes anything", () => {
  expect(() => requireRestart(systemd, () => false)).toThrow(
    /^systemd ne tourne pas ici[^\n]*npm start[^\n]*$/,
  );
  expect(() => requireRestart(systemd, () => true)).not.toThrow();
  expect(() => requireRestart("kill -TERM 1", () => false)).not.toThrow();
});

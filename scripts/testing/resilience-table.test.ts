import { expect, test } from "vitest";
import { documentWith, rowsOf, table } from "./resilience-table.ts";

const passed = { fullName: "nothing is lost", status: "passed", duration: 61_400 };
const report = {
  testResults: [
    {
      name: "/any/tests/resilience/kill.resilience.test.ts",
      assertionResults: [
        { ...passed, meta: { measured: "0 of 100 | lost" } },
        { ...passed, fullName: "it starts again", status: "failed" },
      ],
    },
    { name: "tests/resilience/broken.resilience.test.ts", message: "no\nmodule", assertionResults: [] },
  ],
};
const document = "Before.\n<!-- table: begin -->\n<!-- table: end -->\nAfter.\n";

test("the table of a run shows its measurements, its failures and the files that could not be loaded", () => {
  expect(table(rowsOf(report, "2026-11-22")).split("\n").slice(2)).toEqual([
    "| kill | nothing is lost | 0 of 100 / lost | held | 61 | 2026-11-22 |",
    "| kill | it starts again |  | FAILED | 61 | 2026-11-22 |",
    "| broken | the file loads | no module | FAILED | 0 | 2026-11-22 |",
  ]);
});

test("the document keeps the rows of files that did not run, and replaces the rows of files that ran", () => {
  const first = documentWith(document, rowsOf(report, "2026-11-22"), "One core.");
  const [kill] = report.testResults;
  const again = { testResults: kill ? [{ ...kill, assertionResults: [passed] }] : [] };
  const second = documentWith(first, rowsOf(again, "2026-11-23"), "Two cores.");
  expect(second.split("\n").slice(0, 4)).toEqual(["Before.", "<!-- table: begin -->", "Two cores.", ""]);
  expect(second.split("\n").slice(6)).toEqual([
    "| broken | the file loads | no module | FAILED | 0 | 2026-11-22 |",
    "| kill | nothing is lost |  | held | 61 | 2026-11-23 |",
    "<!-- table: end -->",
    "After.",
    "",
  ]);
});

test("a document without the marks around its table is refused", () => {
  expect(() => documentWith("Nothing here.", [], "")).toThrow("marks");
});

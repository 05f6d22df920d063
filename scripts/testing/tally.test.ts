import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTally, sum, summary } from "./tally.ts";

function report(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), "atelier-tally-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test("the summary adds the counts of both test runners in one line", () => {
  const unit = report({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 });
  const browser = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } });
  const total = sum([readTally(unit, false), readTally(browser, false)]);
  expect(summary(total)).toBe("47 passed, 3 failed, 5 skipped");
});

test("a run that failed without a failed test counts as one failure", () => {
  expect(readTally("/nowhere/report.json", false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const unit = report({ numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  expect(readTally(unit, false).failed).toBe(1);
  expect(readTally(unit, true).failed).toBe(0);
});

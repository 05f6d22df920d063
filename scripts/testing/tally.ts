import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Adds several tallies. The sum of none has only zeros. */
export function sum(tallies: Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * Returns the counts of a test run from its JSON report. A run that failed without a failed test (a file that could not
 * be loaded, a broken setup, no report at all) counts as one failure.
 */
export function readTally(report: string, succeeded: boolean): Tally {
  const tally = existsSync(report) ? fromReport(JSON.parse(readFileSync(report, "utf8"))) : sum([]);
  return !succeeded && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function fromReport(report: VitestReport | PlaywrightReport): Tally {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Returns the last line of `npm test`, which a program can read. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

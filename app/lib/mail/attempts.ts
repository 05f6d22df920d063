/** The most attempts to send one e-mail. With the waits of `waitSeconds` between them, they take about three days. */
export const maximumAttempts = 42;

const firstWaitSeconds = 60;
const longestWaitSeconds = 7_200;

/**
 * Returns the wait in seconds after a number of failures: a minute, then twice as long each time, two hours at most.
 */
export function waitSeconds(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), longestWaitSeconds);
}

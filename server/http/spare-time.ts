/**
 * How many milliseconds of rest follow each millisecond of work, so that the work takes at most a tenth of one core.
 */
const restPerWork = 9;

/**
 * Returns a function that starts work for which nobody waits. The function does nothing while other work runs or during
 * the rest after that work; the caller may call again later. Failed work is not repeated.
 */
export function createSpareTime(): (work: () => Promise<void>) => void {
  let isBusy = false;
  return (work) => {
    if (isBusy) return;
    isBusy = true;
    const startedAt = performance.now();
    const rest = () => {
      setTimeout(() => (isBusy = false), (performance.now() - startedAt) * restPerWork).unref();
    };
    work().then(rest, rest);
  };
}

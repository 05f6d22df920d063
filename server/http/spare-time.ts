/** Milliseconds of rest after each millisecond of work, so that the work takes a tenth of one core at most. */
const restPerWork = 9;

/**
 * Returns a function that starts work nobody waits for. While other work runs, and during the rest after it, the
 * function does nothing; the caller may ask again later. Failed work is dropped.
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

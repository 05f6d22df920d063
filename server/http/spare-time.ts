/** Milliseconds of rest after each millisecond of work, so that it takes a tenth of one core at most. */
const restPerWork = 9;

/**
 * Returns a function that starts a work which nobody waits for, unless one runs or rests: it then does nothing, and the
 * caller asks again some day. A work that fails is dropped.
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

/**
 * Returns a function that runs pieces of work in the order they came, `atOnce` of them at the same time. Work that
 * takes longer than `longestTurnMs` continues, but the next piece no longer waits for it.
 */
export function inTurns(
  atOnce: number,
  longestTurnMs?: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const giveOn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    // When work ends, the next waiting work takes its place, so `running` does not change.
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    let hasTurn = true;
    const end = () => {
      if (hasTurn) giveOn();
      hasTurn = false;
    };
    const late = longestTurnMs === undefined ? undefined : setTimeout(end, longestTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(late);
      end();
    }
  };
}

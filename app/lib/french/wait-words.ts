/** Returns a waiting time in words, rounded up: 'dans 40 secondes' (in 40 seconds), 'dans une minute' (in a minute). */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return inUnits(seconds, "seconde");
  return minutes < 60 ? inUnits(minutes, "minute") : inUnits(minutes / 60, "heure");
}

function inUnits(amount: number, unit: string): string {
  const count = Math.max(1, Math.ceil(amount));
  return count === 1 ? `dans une ${unit}` : `dans ${count}\u00a0${unit}s`;
}

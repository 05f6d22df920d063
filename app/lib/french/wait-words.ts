const secondsPerMinute = 60;
const minutesPerHour = 60;

/** Returns a waiting time in words, rounded up: 'dans 40 secondes' (in 40 seconds), 'dans une minute' (in a minute). */
export function waitWords(seconds: number): string {
  if (seconds < secondsPerMinute) return `dans ${counted(Math.max(1, Math.ceil(seconds)), "seconde")}`;
  const minutes = Math.ceil(seconds / secondsPerMinute);
  if (minutes < minutesPerHour) return `dans ${counted(minutes, "minute")}`;
  return `dans ${counted(Math.ceil(minutes / minutesPerHour), "heure")}`;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `une ${unit}` : `${count}\u00a0${unit}s`;
}

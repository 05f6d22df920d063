/** Made on first use and kept: making one costs a telephone ten milliseconds, before the page answers to its finger. */
const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, fewest: number, most: number): string {
  const key = `${fewest}-${most}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: fewest, maximumFractionDigits: most });
    formats.set(key, found);
  }
  return found.format(value);
}

/** Rounded to a whole number, as French people read it: '34 932'. */
export function wholeNumber(value: number): string {
  return format(value, 0, 0);
}

/** With one decimal, always: '12,0'. */
export function oneDecimal(value: number): string {
  return format(value, 1, 1);
}

/** With one decimal where it says something: '12', '12,5'. */
export function atMostOneDecimal(value: number): string {
  return format(value, 0, 1);
}

/** With two decimals, as money is written: '35,50'. */
export function twoDecimals(value: number): string {
  return format(value, 2, 2);
}

/** The number formats, each created on first use only, because creating one blocks a phone for 10 ms. */
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

/** Returns a number in French, rounded to a whole one: '34 932'. */
export function wholeNumber(value: number): string {
  return format(value, 0, 0);
}

/** Returns a number in French with one decimal: '12,0'. */
export function oneDecimal(value: number): string {
  return format(value, 1, 1);
}

/** Returns a number in French with one decimal unless it is zero: '12', '12,5'. */
export function atMostOneDecimal(value: number): string {
  return format(value, 0, 1);
}

/** Returns a number in French with two decimals, as for money: '35,50'. */
export function twoDecimals(value: number): string {
  return format(value, 2, 2);
}

/** A French number in ten digits. Free and special numbers (08) have other groups, so they stay as they are typed. */
const french = /^(?:(?:\+|00)330?|0)([1-79]\d{8})$/;

/**
 * Returns a typed telephone number as people read it: a French one in pairs ('06 12 34 56 78'), any other as typed. Its
 * spaces are no-break ones (rule language/phones). Public forms load phone.ts, so this function has a file of its own.
 */
export function phoneText(typed: string): string {
  const [, digits] = french.exec(typed.replace(/[\s.\-()\u2010-\u2015]/g, "")) ?? [];
  const read = digits ? `0${digits}`.replace(/(\d\d)(?=\d)/g, "$1\u00a0") : typed.trim();
  return read.replace(/\s+/g, "\u00a0");
}

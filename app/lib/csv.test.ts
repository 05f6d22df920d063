import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("rows are separated by semicolons, with the mark spreadsheets look for", () => {
  expect(toCsv(["E-mail", "État"], [["a@b.fr", null]])).toBe("\ufeffE-mail;État\r\na@b.fr;\r\n");
});

test("quotes, semicolons and line breaks survive", () => {
  expect(toCsv(["x"], [['Dupont "Jo"; 🙂\nfils']])).toBe('\ufeffx\r\n"Dupont ""Jo""; 🙂\nfils"\r\n');
});

test.each(["=1+1", "+33612345678", "-2", "@SUM(A1)", "\t=1", "\r=1"])("%j is text, not a formula", (cell) => {
  expect(toCsv(["x"], [[cell]])).toContain(`'${cell}`);
});

import { expect, test } from "vitest";
import { csvAnswer, csvText } from "./csv.ts";

async function* batchesOf<Row>(...batches: Row[][]) {
  yield* batches;
}

async function written(...cells: (string | null)[]): Promise<string> {
  const rows = cells.map((cell) => [cell]);
  let text = "";
  for await (const part of csvText({ x: ([cell]) => cell ?? null }, batchesOf(rows))) text += part;
  return text;
}

// rule inboxes/export
test("cells are separated by semicolons, after the byte order mark that spreadsheets expect", async () => {
  const columns = { "E-mail": ([email]: string[]) => email ?? null, État: () => null };
  const answer = csvAnswer("liste.csv", columns, batchesOf([["a@b.fr"]], [["c@d.fr"]]));
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="liste.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString()).toBe("\ufeffE-mail;État\r\na@b.fr;\r\nc@d.fr;\r\n");
});

test("quotation marks, semicolons and line breaks stay in their cell", async () => {
  expect(await written('Dupont "Jo"; 🙂\nfils')).toBe('\ufeffx\r\n"Dupont ""Jo""; 🙂\nfils"\r\n');
});

test.each([
  "=1+1",
  "+33612345678",
  "-2",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1+1",
  "\u00a0@x",
  "\uff1d1+1",
])("%j stays text and does not run as a formula", async (cell) => {
  expect(await written(cell)).toContain(`'${cell}`);
});

test("rows are read only as fast as they are downloaded, and no further row is read once the download stops", async () => {
  let read = 0;
  async function* endless() {
    for (;;) yield [[String((read += 1))]];
  }
  const answer = csvAnswer("x.csv", { x: ([cell]: string[]) => cell ?? null }, endless());
  const reader = answer.body?.getReader();
  for (let part = 0; part < 3; part += 1) await reader?.read();
  await reader?.cancel();
  const atStop = read;
  expect(atStop).toBeLessThan(10);
  await new Promise(setImmediate);
  expect(read).toBe(atStop);
});

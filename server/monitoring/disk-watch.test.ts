import { expect, test } from "vitest";
import { diskNotes } from "./disk-watch.ts";

// rule running/full-disk
test("the log reports a full disk in one line, and in another line that it has room again", async () => {
  const lines: string[] = [];
  const add = (level: string) => (_fields: object, message: string) => lines.push(`${level} ${message}`);
  const log = { info: add("info"), warn: add("warn"), error: add("error") };
  let freeBytes = 2 ** 30;
  const look = diskNotes(log, async () => ({ freeBytes, totalBytes: 2 ** 31, holdsDatabase: true }));
  await look();
  expect(lines).toEqual([]);
  freeBytes = 0;
  await look();
  await look();
  freeBytes = 2 ** 30;
  await look();
  await look();
  expect(lines).toEqual([
    expect.stringMatching(/^error le disque est plein/),
    expect.stringMatching(/^warn le disque a de nouveau de la place/),
  ]);
});

import { expect, test } from "vitest";
import { breakdownsOf } from "./broken-rows.tsx";

const gibibyte = 1024 ** 3;
const now = new Date("2026-11-23T08:30:00Z");

function titles(freeBytes: number): string[] {
  const state = {
    emails: { configured: false },
    backups: { last: { createdAt: now }, failure: null, isDaily: true, secondPlaceProblem: null },
    disk: { freeBytes, totalBytes: 100 * gibibyte, holdsDatabase: true },
    failedImport: null,
  } as unknown as Parameters<typeof breakdownsOf>[0];
  return breakdownsOf(state, now).map(({ title }) => title);
}

// rule running/breakdowns
test("the dashboard lists a full disk before every other failure, and a disk that is only low after those of the mail", () => {
  const mail = "L’envoi d’e-mails n’est pas configuré";
  expect(titles(50 * gibibyte)).toEqual([mail]);
  expect(titles(5 * gibibyte)).toEqual([mail, "Disque"]);
  expect(titles(1_000_000)).toEqual(["Disque", mail]);
});

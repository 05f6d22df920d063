import { expect, onTestFinished, test, vi } from "vitest";
import { pool } from "#app/db/client.server.ts";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { clientLimitGate } from "./client-limits.ts";

const minuteMs = 60_000;

/** Sends a page view from an IP address, at a minute of a day that no other test uses. */
function sendView(clientAddress: string, minute: number) {
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 21) + minute * minuteMs);
  return clientLimitGate(
    edgeRequest({ method: "POST", path: "/api/page-views", clientAddress }),
    clientAddress,
  );
}

test("all addresses of one network may send a limited number of page views a day; other networks continue", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const answers = [];
  for (let number = 0; number < 6_001; number += 1)
    answers.push(await sendView(`2001:db8:7:${number % 250}::1`, Math.floor(number / 1000)));
  expect(answers.findIndex((answer) => answer !== undefined)).toBe(6_000);
  expect(answers.at(-1)).toEqual({ status: 429, headers: { "Retry-After": String(86_400 - 6 * 60) } });
  expect(await sendView("2001:db8:8::1", 7)).toBeUndefined();
  expect(await sendView("2001:db8:7::1", 24 * 60)).toBeUndefined();
});

test("all visitors together may send a limited number of page views a day, and refused views do not count", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const tomorrow = 2 * 24 * 60;
  let taken = 0;
  for (let network = 0; network < 21; network += 1)
    for (let number = 0; number < 6_010; number += 1)
      if (!(await sendView(`10.0.${network}.${number % 250}`, tomorrow + Math.floor(number / 1000))))
        taken += 1;
  expect(taken).toBe(120_000);
});

test("the process counts a question to the assistant in memory, without a query to the database", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 24));
  const query = vi.spyOn(pool, "query");
  const question = edgeRequest({ method: "POST", path: "/api/chat/messages", clientAddress: "10.9.9.9" });
  const answers = [];
  for (let number = 0; number < 61; number += 1) answers.push(await clientLimitGate(question, "somebody"));
  expect(answers.findIndex((answer) => answer !== undefined)).toBe(60);
  expect(query).not.toHaveBeenCalled();
});

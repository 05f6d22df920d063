import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { loggedError } from "./logged-error.server.ts";

const canary = "canari-7f3a";

function databaseError(code: string, message: string, fields: object = {}): Error {
  return Object.assign(new pg.DatabaseError(message, message.length, "error"), {
    severity: "ERROR",
    code,
    ...fields,
  });
}

// rule running/logs
describe("a failed query", () => {
  const cause = databaseError("22P02", `invalid input syntax for type integer: "${canary}"`, {
    detail: `Key (email)=(${canary}) already exists.`,
    where: `PL/pgSQL function, value ${canary}`,
    hint: canary,
    table: "emails",
    constraint: "emails_pkey",
  });
  const statement = `insert into "emails" values ($1, '${canary} l''autre')`;
  const error = new DrizzleQueryError(statement, [canary, `line\n    at ${canary} (file.ts:1:1)`], cause);

  test("is logged with its class, SQLSTATE, statement and stack frames, and without any value", () => {
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain(canary);
    expect(logged).toMatchObject({
      type: "DrizzleQueryError",
      statement: `insert into "emails" values ($1, '…')`,
      cause: { type: "DatabaseError", code: "22P02", table: "emails", constraint: "emails_pkey" },
    });
    expect(logged.stack).toMatch(/^at .*logged-error\.test\.ts/);
  });

  test("is logged with the facts that the server reports about itself", () => {
    const lost = databaseError("57P01", "terminating connection due to administrator command");
    expect(loggedError(new DrizzleQueryError("begin", [], lost)).cause).toMatchObject({
      code: "57P01",
      message: "terminating connection due to administrator command",
    });
  });
});

describe("other errors", () => {
  test("are logged with the first line of their message, without addresses", () => {
    expect(loggedError(new TypeError(`no such thing for ${canary}@b.fr here\n${canary}`))).toMatchObject({
      type: "TypeError",
      message: "no such thing for … here",
    });
  });

  test.each([
    ["a parser's", (): unknown => JSON.parse(`{"a": ${canary}}`)],
    [
      "a mail server's",
      () => Promise.reject(Object.assign(new Error(canary), { response: `550 ${canary}` })),
    ],
    ["a schema's", () => Promise.reject(Object.assign(new Error(canary), { issues: [{ input: canary }] }))],
    ["a thrown text's", () => Promise.reject(canary)],
  ])("are logged without %s words", async (_whose, fail) => {
    const thrown = await (async () => fail())().catch((error: unknown) => error);
    expect(JSON.stringify(loggedError(thrown))).not.toContain(canary);
  });

  test("the log cuts a chain of causes that refers to itself, and a long message", () => {
    const error = new Error("x".repeat(10_000));
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(20_000);
  });

  test("the log shows each error of an aggregate", () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
    expect(loggedError(new AggregateError([refused])).errors).toMatchObject([{ code: "ECONNREFUSED" }]);
  });
});

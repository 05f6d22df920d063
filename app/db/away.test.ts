import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./away.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("no"), { code, ...more });

test.each([
  ["a server that stops", coded("57P01")],
  ["a server that starts", coded("57P03")],
  ["a full disk", coded("53100")],
  ["a standby", coded("25006")],
  ["a database that is closed to connections", coded("55000", { routine: "CheckMyDatabase" })],
  ["a port nobody listens on", coded("ECONNREFUSED", { syscall: "connect" })],
  ["a socket that no longer exists", coded("ENOENT", { syscall: "connect" })],
  ["both addresses refused", new AggregateError([coded("ECONNREFUSED", { syscall: "connect" })])],
  ["a lost connection", new Error("Connection terminated unexpectedly")],
  ["a pool that gets no connection in time", new Error("timeout exceeded when trying to connect")],
])("%s means that the database is unavailable, also as the cause of a failed query", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new DrizzleQueryError("select 1", [], error))).toBe(true);
});

test.each([
  ["a refused value", coded("22P02")],
  ["a mistake in a statement", coded("42P01")],
  ["a statement on an object in the wrong state", coded("55000", { routine: "currval_oid" })],
  ["a file that is missing", coded("ENOENT", { syscall: "open" })],
  ["a statement that was cancelled because it took too long", coded("57014")],
  ["any other error", new TypeError("x is not a function")],
  ["a user's typed text", new DrizzleQueryError("insert", ["Connection terminated"], coded("22P02"))],
  ["nothing", undefined],
])("%s does not mean that the database is unavailable", (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

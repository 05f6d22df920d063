import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { clientKey, networkKey, refreshClientSalts } from "./client-key.server.ts";

const noon = Date.UTC(2026, 10, 20, 12);
const dayMs = 86_400_000;

beforeAll(() => refreshClientSalts(noon));

test("a client has the same key all day and another the next day, and no other client has this key", () => {
  const name = clientKey("203.0.113.5", noon);
  expect(clientKey("203.0.113.5", noon + 3_600_000)).toBe(name);
  expect(clientKey("203.0.113.5", noon + dayMs)).not.toBe(name);
  expect(clientKey("203.0.113.6", noon)).not.toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
});

test("all addresses of an IPv6 /64 are one client", () => {
  const name = clientKey("2001:db8:1:2:aaaa::1", noon);
  for (const address of ["2001:db8:1:2::9", "2001:0db8:0001:0002:1:2:3:4"]) {
    expect(clientKey(address, noon)).toBe(name);
  }
  expect(clientKey("2001:db8:1:3::9", noon)).not.toBe(name);
  expect(clientKey("::1", noon)).not.toBe(clientKey("2001:db8::1", noon));
});

test("a network is an IPv4 /24 or an IPv6 /48", () => {
  const office = networkKey("203.0.113.5", noon);
  expect(networkKey("203.0.113.250", noon)).toBe(office);
  expect(networkKey("203.0.11.5", noon)).not.toBe(office);
  const home = networkKey("2001:db8:1:2::9", noon);
  expect(networkKey("2001:db8:1:ffff::1", noon)).toBe(home);
  expect(networkKey("2001:db8:2:2::9", noon)).not.toBe(home);
  expect(networkKey("", noon)).toMatch(/^[\w-]{22}$/);
});

// rule visits/anonymous
test("salts of past days are deleted, so that nobody can find the address behind a key of those days", async () => {
  const yesterday = clientKey("203.0.113.5", noon);
  await refreshClientSalts(noon + 3 * dayMs);
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from app_secrets where name like 'client-salt-%' order by name`,
  );
  expect(rows.map((row) => row.name)).toEqual(["client-salt-2026-11-23", "client-salt-2026-11-24"]);
  expect(clientKey("203.0.113.5", noon)).not.toBe(yesterday);
});

import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.server.ts";

test("a password verifies against its own hash and no other", async () => {
  const hash = await hashPassword("cle-usb-et-tournevis-72");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, "cle-usb-et-tournevis-72")).toBe(true);
  expect(await verifyPassword(hash, "cle-usb-et-tournevis-73")).toBe(false);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("le même")).not.toBe(await hashPassword("le même"));
});

test("a password with accents verifies however the keyboard composes them", async () => {
  const hash = await hashPassword("r\u00E9parer");
  expect(await verifyPassword(hash, "re\u0301parer")).toBe(true);
});

test("a hash made elsewhere with another cost verifies", async () => {
  // Made by the argon2 command line tool: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1
  const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await verifyPassword(hash, "password")).toBe(true);
});

test.each(["", "plain", "$2b$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=1,t=1,p=1$$"])(
  "a text that is not an argon2id hash never verifies: %j",
  async (hash) => {
    expect(await verifyPassword(hash, "password")).toBe(false);
  },
);

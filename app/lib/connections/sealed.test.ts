import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { KeyNotKept, keyFileName, seal, unseal } from "./sealed.server.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sealed-"));
  Object.assign(env(), { DATA_DIR: folder, SETTINGS_KEY: undefined });
});

afterEach(async () => {
  env().SETTINGS_KEY = undefined;
  await rm(folder, { recursive: true, force: true });
});

// rule settings/secrets
test("a secret can be decrypted with its key and its name, and cannot be read as it is stored", async () => {
  const sealed = await seal("clé à molette", "mail.password");
  expect(sealed).not.toContain("molette");
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString()).not.toContain("molette");
  expect(await unseal(sealed, "mail.password")).toBe("clé à molette");
  expect(await unseal(sealed, "text.key")).toBeNull();
  expect(await seal("clé à molette", "mail.password")).not.toBe(sealed);
});

test("the key is a file of the data folder that only its owner can read", async () => {
  await seal("x", "mail.password");
  expect((await stat(join(folder, keyFileName))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual([keyFileName]);
});

test("processes that start together keep one key", async () => {
  const sealed = await Promise.all(Array.from({ length: 8 }, (_, index) => seal(`secret ${index}`, "x")));
  expect(await Promise.all(sealed.map((one) => unseal(one, "x")))).toEqual(
    Array.from({ length: 8 }, (_, index) => `secret ${index}`),
  );
});

test("a machine decrypts nothing without the key or with another one, until the key file is copied to it", async () => {
  const sealed = await seal("secret", "x");
  const key = await readFile(join(folder, keyFileName), "utf8");
  await rm(join(folder, keyFileName));
  expect(await unseal(sealed, "x")).toBeNull();
  env().SETTINGS_KEY = "une autre clé, longue de trente-deux signes";
  expect(await unseal(sealed, "x")).toBeNull();
  env().SETTINGS_KEY = undefined;
  await writeFile(join(folder, keyFileName), key);
  expect(await unseal(sealed, "x")).toBe("secret");
});

test("with SETTINGS_KEY every node has the same key, and no key file is made", async () => {
  env().SETTINGS_KEY = "la même sur chaque nœud, trente-deux signes";
  const sealed = await seal("secret", "x");
  expect(await unseal(sealed, "x")).toBe("secret");
  expect(await readdir(folder)).toEqual([]);
});

test("a changed, cut or malformed secret is not decrypted, and causes no error", async () => {
  const sealed = await seal("secret", "x");
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  for (const text of [changed, sealed.slice(0, 12), "v2.abc", "", "v1.", "v1.é"])
    expect(await unseal(text, "x")).toBeNull();
});

test("a data folder that cannot be written is reported", async () => {
  await writeFile(join(folder, "file"), "");
  env().DATA_DIR = join(folder, "file", "inside");
  await expect(seal("secret", "x")).rejects.toThrow(KeyNotKept);
  await chmod(folder, 0o700);
});

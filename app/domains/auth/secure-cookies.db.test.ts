import { beforeAll, expect, it, vi } from "vitest";

// Runs before any module reads the environment.
vi.hoisted(() => {
  process.env.SITE_URL = "https://www.atelier72.example";
});

import { openBrowser, owner } from "#tests/support/owner-browser.ts";
import { createAdministrator } from "./commands/administrators.server.ts";

beforeAll(async () => {
  await createAdministrator(owner);
});

it("over TLS the browser sends the cookies only over TLS, and the session cookie only to the same host", async () => {
  const browser = openBrowser();
  const outcome = await browser.signIn();
  const cookies = outcome.outcome === "done" ? outcome.setCookies : [];
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(
    /^__Host-atelier_session=[^;]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookies[1]).toMatch(
    /^__Secure-atelier_known=[^;]+; Max-Age=31536000; Path=\/admin; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await browser.actor()).toMatchObject({ email: owner.email });
  await browser.signOut();
  expect([...browser.jar.keys()]).toEqual(["__Secure-atelier_known"]);
});

it("over TLS a session cookie under its plain-HTTP name opens no session", async () => {
  const browser = openBrowser();
  await browser.signIn();
  const value = browser.jar.get("__Host-atelier_session") ?? "";
  browser.jar.clear();
  browser.jar.set("atelier_session", value);
  expect(await browser.actor()).toBeNull();
});

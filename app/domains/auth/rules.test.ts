import { describe, expect, it } from "vitest";
import { commonPasswordWords as commonWords } from "./content.ts";
import {
  describeBrowser,
  nameFromEmail,
  passwordWeakness,
  returnPath,
  sessionEnd,
  signInPath,
} from "./rules.ts";

describe("the page after a sign-in", () => {
  it.each([
    ["/admin/messages?unread=1", "/admin/messages?unread=1"],
    ["/admin", "/admin"],
    ["/admin/posts/12", "/admin/posts/12"],
  ])("is %s when the person asked for it", (asked, expected) => {
    expect(returnPath(asked)).toBe(expected);
  });

  it.each([
    "//evil.example/admin",
    "/\\evil.example",
    "/admin/..//evil.example",
    "/admin/../devis",
    "https://evil.example/admin",
    "/administration",
    "javascript:alert(1)",
    "\t/admin",
    "/devis",
    "/admin/login?retour=/admin/login",
    "/admin/logout",
    "",
    null,
    undefined,
  ])("is the dashboard when the requested address is %j", (asked) => {
    expect(returnPath(asked)).toBe("/admin");
  });

  it("is in the address of the sign-in page only when it is not the dashboard", () => {
    expect(signInPath("/admin")).toBe("/admin/login");
    expect(signInPath("/admin/messages?page=2")).toBe("/admin/login?retour=%2Fadmin%2Fmessages%3Fpage%3D2");
  });
});

// rule accounts/passwords
describe("a password", () => {
  const email = "camille.aubry@example.fr";
  const weakness = (password: string) => passwordWeakness(password, { email, commonWords });

  it.each([
    ["elevenchars", "short"],
    ["é".repeat(11), "short"],
    ["Xk7!".repeat(51), "long"],
    ["camille.aubry@example.fr", "email"],
    ["CamilleAubry72", "email"],
    ["aaaaaaaaaaaa", "repetitive"],
    ["abcabcabcabc", "repetitive"],
    ["123456789012", "repetitive"],
    ["azertyuiop123", "repetitive"],
    ["qwertyuiopasdf", "repetitive"],
    ["Motdepasse2026!", "common"],
    ["M0tD3P4ss3!!!", "common"],
    ["bonjour-soleil-72", "common"],
    ["administrateur", "common"],
    ["P@ssw0rd12345", "common"],
  ])("such as %s is refused as %s", (password, expected) => {
    expect(weakness(password)).toBe(expected);
  });

  it.each([
    "cle-usb-et-tournevis-72",
    "trois chats sur le banc",
    "xK9#vLq2!mZp",
    "bonjour847194857392",
    "ça grésille près du condensateur",
    "密码密码很长的一句话吧真的吗",
  ])("such as %s is accepted", (password) => {
    expect(weakness(password)).toBeNull();
  });
});

it("a session ends twelve hours after its start, or thirty days after it on a trusted device", () => {
  const createdAt = new Date("2026-11-20T08:00:00Z");
  expect(sessionEnd({ createdAt, trusted: false })).toEqual(new Date("2026-11-20T20:00:00Z"));
  expect(sessionEnd({ createdAt, trusted: true })).toEqual(new Date("2026-12-20T08:00:00Z"));
});

it.each([
  ["camille.aubry@example.fr", "Camille Aubry"],
  ["émile-zola2@example.fr", "Émile Zola"],
  ["42@example.fr", "Administrateur"],
])("the account %s is first named %s", (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox sur Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0",
    "Edge sur Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari sur iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
    "Chrome sur Android",
  ],
  [null, "Navigateur inconnu"],
])("a browser is described by its user agent: %s", (userAgent, expected) => {
  expect(describeBrowser(userAgent)).toBe(expected);
});

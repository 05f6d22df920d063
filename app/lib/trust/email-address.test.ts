import { expect, test } from "vitest";
import { canonicalEmailAddress, isEmailAddress } from "./email-address.ts";

// rule forms/email
test.each([
  "camille@exemple.fr",
  "Camille.Durand+devis@sous-domaine.exemple.co.uk",
  "o'brien_72@exemple.fr",
  "a@b.fr",
  "contact@dépannage.fr",
  `${"a".repeat(64)}@exemple.fr`,
])("%s is a plain address", (typed) => {
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  "",
  "@",
  "camille",
  "camille@",
  "@exemple.fr",
  "camille@exemple",
  "a@x..fr",
  "a..b@x.fr",
  ".a@x.fr",
  "a.@x.fr",
  "a@x.fr.",
  "a@.x.fr",
  "a@-x.fr",
  "a@x-.fr",
  "a@x.72",
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  "(x@y.fr)",
  "a@b.fr(comment)",
  "Camille<a@b.fr>",
  "<a@b.fr>",
  '"a"@b.fr',
  "a@b.fr,c@d.fr",
  "a@b.fr;c@d.fr",
  "a@b@c.fr",
  "a@b.fr%0d%0aBcc:v",
  "a%0d%0aBcc@b.fr",
  "a@b.fr\r\nBcc:v@w.fr",
  "a\u0000@b.fr",
  "a\u200b@b.fr",
  "a@b\u00ad.fr",
  "a b@c.fr",
  "a:b@c.fr",
  "a\\b@c.fr",
  "é@exemple.fr",
  `${"a".repeat(65)}@exemple.fr`,
  `a@${"b.".repeat(127)}fr`,
  `a@${"b".repeat(64)}.fr`,
])("%j is refused as an address", (typed) => {
  expect(isEmailAddress(typed)).toBe(false);
});

test("a long text is refused before any pattern is applied to it", () => {
  const before = process.threadCpuUsage();
  for (const typed of [`a@${".".repeat(600_000)}@`, "a".repeat(600_000), "a@".repeat(300_000)])
    expect(isEmailAddress(typed)).toBe(false);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100);
});

// rule forms/email
test("all spellings of a domain give one address", () => {
  const spellings = ["a@Exemple.FR", "a@exemple.fr", "a@ｅxemple.fr"];
  expect(new Set(spellings.map(canonicalEmailAddress))).toEqual(new Set(["a@exemple.fr"]));
  expect(canonicalEmailAddress("a@dépannage.fr")).toBe(canonicalEmailAddress("a@xn--dpannage-b1a.fr"));
  expect(canonicalEmailAddress('"a b"@x.fr')).toBe('"a b"@x.fr');
});

import { expect, test } from "vitest";
import { checkSection } from "./commands/check-section.server.ts";

function errorOf(url: string) {
  const checked = checkSection("company", { social: [{ url }] });
  return "errors" in checked ? checked.errors["social.0.url"] : undefined;
}

// rule settings/social
test.each(["https://www.facebook.com/atelier", "https://example.org/@atelier"])(
  "the address of a social network may be %s",
  (url) => expect(errorOf(url)).toBeUndefined(),
);

// rule settings/social
test.each([
  ["http://facebook.com/atelier", "Une adresse commence par https://"],
  ["javascript:alert(1)", "Une adresse commence par https://"],
  ["https://user:pass@evil.test/facebook.com", "Écrivez l’adresse seule, sans nom ni mot de passe avant @"],
  ["https://facebook.com@evil.test", "Écrivez l’adresse seule, sans nom ni mot de passe avant @"],
])("the address of a social network is not %s: %s", (url, error) => expect(errorOf(url)).toBe(error));

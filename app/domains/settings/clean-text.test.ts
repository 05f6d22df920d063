import { expect, test } from "vitest";
import { textValues } from "#app/lib/forms/form.ts";
import { checkSection } from "./commands/check-section.server.ts";
import { typedValues } from "./rules/form.ts";

function check(key: "company" | "legal", typed: Record<string, string>) {
  const shape = Object.fromEntries(Object.keys(typed).map((name) => [name, null]));
  return checkSection(key, typedValues(shape, textValues(Object.entries(typed))));
}

// rule forms/clean-text
test("a setting that shows nothing counts as blank", () => {
  expect(check("company", { name: "\u3164\u200b" })).toEqual({
    errors: { name: "Indiquez le nom de l’entreprise" },
  });
});

// rule forms/clean-text
test("a setting of one line keeps no line break and no mark that reverses it, and one of several lines keeps its lines", () => {
  expect(check("company", { access: "Parking\r\nderrière \u202el’église" })).toEqual({
    stored: { access: "Parking derrière l’église" },
  });
  expect(check("legal", { mediator: "CM2C\r\nParis" })).toMatchObject({
    stored: { mediator: "CM2C\nParis" },
  });
});

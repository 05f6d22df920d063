import { expect, test } from "vitest";
import { asksAboutPhone } from "./asked-phone.ts";

// rule assistant/facts
test.each([
  ["slt c combien pr changer une vitre diphone 12", true],
  ["prix d’une batterie de tablette", true],
  ["combien pour changer l’écran de mon portable hp", false],
  ["les photos de mon iphone n’arrivent pas sur le pc", false],
])("'%s' is about a phone and no computer: %s", (question, isPhone) => {
  expect(asksAboutPhone(question)).toBe(isPhone);
});

import { expect, it } from "vitest";
import { frenchSpaces } from "./spaces.ts";

it("keeps French punctuation on the line of the word before it, and leaves code as typed", () => {
  expect(frenchSpaces("<p>« Quoi ? » : 10 %</p>")).toBe("<p>«\u00a0Quoi\u00a0?\u00a0»\u00a0: 10\u00a0%</p>");
  expect(frenchSpaces("<pre>a ; b</pre> c ; <code>d ?</code>")).toBe(
    "<pre>a ; b</pre> c\u00a0; <code>d ?</code>",
  );
});

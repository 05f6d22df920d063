import { expect, it } from "vitest";
import { frenchSpaces, titleSpaces } from "./spaces.ts";

it("French punctuation stays on the line of the word before it, and code stays as typed", () => {
  expect(frenchSpaces("<p>« Quoi ? » : 10 %</p>")).toBe("<p>«\u00a0Quoi\u00a0?\u00a0»\u00a0: 10\u00a0%</p>");
  expect(frenchSpaces("<pre>a ; b</pre> c ; <code>d ?</code>")).toBe(
    "<pre>a ; b</pre> c\u00a0; <code>d ?</code>",
  );
});

it("opening hours are not broken at the end of a line, and other hyphens stay as they are", () => {
  expect(frenchSpaces("Lun-Ven : 9h-18h, Sam : 10h-16h")).toBe(
    "Lun-\u2060Ven\u00a0: 9h-\u206018h, Sam\u00a0: 10h-\u206016h",
  );
  expect(frenchSpaces('<code class="x">9h-18h ;</code> Jean-Luc')).toBe(
    '<code class="x">9h-18h ;</code> Jean-Luc',
  );
});

it("an attribute stays as it was typed", () => {
  expect(frenchSpaces('<a title="a : b">Quoi</a> ?')).toBe('<a title="a : b">Quoi</a>\u00a0?');
});

// rule language/titles
it("a small word of a title stays on the line of the next word, and a pronoun on the line of its verb", () => {
  const lines = (title: string) => titleSpaces(title).split(/ |-(?!\u2060)/);
  expect(lines("Configuration réseau, de la box au dernier bureau")).toEqual([
    "Configuration",
    "réseau,",
    "de\u00a0la\u00a0box",
    "au\u00a0dernier",
    "bureau",
  ]);
  expect(lines("Que perdriez-vous ce soir\u00a0?")).toEqual([
    "Que\u00a0perdriez-\u2060vous",
    "ce\u00a0soir\u00a0?",
  ]);
  expect(lines("Où le Wi-Fi s’arrête-t-il ?")).toEqual([
    "Où\u00a0le\u00a0Wi-\u2060Fi",
    "s’arrête-\u2060t-\u2060il",
    "?",
  ]);
  // A longer group would overflow a phone's screen.
  expect(lines("Une réinstallation complète")).toEqual(["Une", "réinstallation", "complète"]);
});

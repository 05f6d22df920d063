import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FileInput } from "./file-input.tsx";

// rule language/french
test("a file input shows French words over the browser's own, which are in the browser's language", () => {
  const shown = renderToStaticMarkup(<FileInput name="file" />);
  expect(shown).toContain("Choisir un fichier");
  expect(shown).toContain("Aucun fichier");
  expect(shown).toMatch(/<input[^>]* type="file"[^>]*opacity-0/);
});

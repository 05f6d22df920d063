import { expect, test } from "vitest";
import { renderEmail } from "./content.server.tsx";

const content = {
  title: "Votre demande",
  introduction: ["Bonjour"],
  facts: [{ label: "Téléphone", value: "02 41 00 00 00", href: "tel:+33241000000" }],
  action: { label: "Voir", href: "https://clinique.example" },
  signature: ["Clinique du PC"],
};

// rule settings/everywhere
test("an e-mail has the business's colour, in its links and behind the white words of its button", () => {
  const { html } = renderEmail({ ...content, accent: "#0a6b3d" });
  expect(html).toContain("background:#0a6b3d");
  expect(html).toContain("color:#0a6b3d");
  expect(html).not.toContain("#1f4bff");
  expect(renderEmail({ ...content, accent: null }).html).toContain("background:#1f4bff");
});

// rule language/spaces
test("an e-mail keeps French punctuation on the line of its word, except in texts that people typed", () => {
  const texts = { ...content, accent: null, title: "Prêt ?", introduction: ["Bonjour !\nHoraires : 9h-18h"] };
  const { html } = renderEmail({ ...texts, quotation: "Et demain ?" });
  expect(html).toContain("Prêt\u00a0?");
  expect(html).toContain("Bonjour\u00a0!\nHoraires\u00a0: 9h-\u206018h");
  expect(html).toContain("Et demain ?");
});

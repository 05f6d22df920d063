import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

// rule visits/top-pages
test("a page is named by its own title, with accents, or else by words made from its address", () => {
  expect(pageTitle("/services/depannage-distance")).toBe("Dépannage à distance");
  expect(pageTitle("/locations")).toBe("Zones d’intervention");
  const stored = { "/blog/wi-fi-faible-maison": "Pourquoi mon Wi-Fi est-il faible\u00a0?" };
  expect(pageTitle("/blog/wi-fi-faible-maison", stored)).toBe("Pourquoi mon Wi-Fi est-il faible\u00a0?");
  expect(pageTitle("/blog/toString", stored)).toBe("Blog › ToString");
  expect(pageTitle("/")).toBe("Page d'accueil");
});

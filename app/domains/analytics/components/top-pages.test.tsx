import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TopPages } from "./top-pages.tsx";

// rule visits/top-pages
test("a page seen once shows '1 vue' in the singular, and a page is listed by its title", () => {
  const shown = renderToStaticMarkup(
    <TopPages
      pages={[
        { path: "/services/depannage-distance", count: 2 },
        { path: "/devis", count: 1 },
      ]}
      titles={{ "/services/depannage-distance": "Dépannage à distance" }}
      period="7d"
      isLoading={false}
    />,
  );
  expect(shown).toMatch(/>2 vues</);
  expect(shown).toMatch(/>1 vue</);
  expect(shown).toContain("Dépannage à distance");
});

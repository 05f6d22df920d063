import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { OfflinePage, offlinePageScript } from "./offline-page.tsx";

// rule pages/offline
test("the page without a network has the shop's own name and telephone, and needs no other file", () => {
  const profile = assembleProfile({ company: { name: "Dépann’ & Cie", phone: "02 43 00 00 00" } });
  const html = renderToStaticMarkup(<OfflinePage profile={profile} />);
  for (const said of ["<strong>Dépann’ &amp; Cie</strong>", "tel:+33243000000", '<a href="">Réessayer</a>'])
    expect(html).toContain(said);
  expect(html).toContain(`<script>${offlinePageScript}</script>`);
  expect(html).not.toMatch(/src=|<link|url\(/);
});

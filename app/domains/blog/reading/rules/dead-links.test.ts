import { expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { withoutDeadLinks } from "./dead-links.ts";

const content = sanitizeContent(
  '<p>Un <a href="/services/recuperation-donnees?de=blog">disque <em>qui claque</em></a>, <a href="/about">nous</a> et <a href="/devis">un devis</a>.</p>',
);

// rules settings/services and settings/pages
it("an article has no link to a service that the shop does not offer, or to a hidden page", () => {
  const shop = assembleProfile({
    site: { "service-recuperation-donnees": "withdrawn", "page-about": "hidden" },
  });
  expect(withoutDeadLinks(content, shop)).toBe(
    '<p>Un disque <em>qui claque</em>, nous et <a href="/devis">un devis</a>.</p>',
  );
  expect(withoutDeadLinks(content, specifiedProfile)).toBe(content);
});

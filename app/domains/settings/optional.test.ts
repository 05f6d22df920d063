import { expect, test } from "vitest";
import { legalFieldLabels, saleTermLabels } from "#app/domains/business/labels/legal.ts";
import { legal } from "#app/domains/business/sections/legal.server.ts";
import { mail } from "#app/domains/business/sections/mail.server.ts";
import type { Setting } from "#app/domains/business/sections/settings.server.ts";
import { isMarkedOptional } from "./rules/form.ts";

const marked = (settings: Record<string, Setting>) =>
  Object.entries(settings).flatMap(([name, one]) =>
    one.kind === "text" && isMarkedOptional(one) ? [name] : [],
  );

// rule settings/optional
test("a legal fact that the site needs before it goes live is not marked as optional, but one that may wait is", () => {
  expect(marked(legal.settings)).toEqual(Object.keys(saleTermLabels));
  expect(Object.keys(legalFieldLabels)).toEqual(expect.arrayContaining(Object.keys(saleTermLabels)));
});

// rule settings/optional
test("the mail server and the addresses to notify, which head the go-live checklist, are not marked as optional", () => {
  expect(marked(mail.settings)).toEqual(["port", "user", "sender"]);
});

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
test("a legal fact without which the site does not go live is not called optional; what may wait is", () => {
  expect(marked(legal.settings)).toEqual(Object.keys(saleTermLabels));
  expect(Object.keys(legalFieldLabels)).toEqual(expect.arrayContaining(Object.keys(saleTermLabels)));
});

// rule settings/optional
test("nor are the mail server and who is told of requests, which the list before going live begins with", () => {
  expect(marked(mail.settings)).toEqual(["port", "user", "sender"]);
});

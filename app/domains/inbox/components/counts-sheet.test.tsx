import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CountsSheet } from "./counts-sheet.tsx";

const shown = (...unused: string[]) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(CountsSheet, { counts: { message: 1, quote: 2, application: 0 }, unused }),
    ),
  );

// rule settings/unused-screens
test("the dashboard has no number for an inbox that menus leave out", () => {
  expect(shown()).toContain('href="/admin/applications"');
  expect(shown("/admin/applications")).not.toContain("andidature");
  expect(shown("/admin/applications")).toContain('href="/admin/messages');
});

import { expect, test } from "vitest";
import { readAlert } from "./alerts.ts";

// rule reach/alerts
test("a pushed message is shown unchanged, and an unreadable message is replaced by a general text", () => {
  const shown = { title: "Essai", body: "Bonjour", path: "/admin/quotes?id=1", tag: "1", waiting: 2 };
  expect(readAlert(JSON.stringify(shown))).toEqual(shown);
  for (const text of [undefined, "", "nonsense", "null", "[]", '{"title":1}', '{"title":"","body":""}'])
    expect(readAlert(text)).toMatchObject({ title: "Panne", path: "/admin", waiting: null });
});

test("a press on an alert never leads out of the back office", () => {
  for (const path of [
    "https://evil.example/",
    "//evil.example/admin",
    "/administration",
    "/",
    "javascript:alert(1)",
    7,
  ])
    expect(readAlert(JSON.stringify({ title: "A", body: "B", path })).path).toBe("/admin");
});

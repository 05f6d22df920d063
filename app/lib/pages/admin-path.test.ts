import fc from "fast-check";
import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { isAdminPath } from "./admin-path.ts";

test.each([
  "/admin",
  "/admin/",
  "/ADMIN",
  "/%61dmin",
  "/%41DMIN/messages",
  "/x/../admin",
  "/x/%2e%2E/admin",
  "//admin",
  "/Admin/%zz",
])("%s belongs to the back office", (path) => {
  expect(isAdminPath(path)).toBe(true);
});

test.each(["/", "/administration", "/blog/admin", "/%2561dmin", "/admin-x", "/admin/../about", "/%zz"])(
  "%s does not belong to the back office",
  (path) => {
    expect(isAdminPath(path)).toBe(false);
  },
);

describe("the router", () => {
  const routes = [{ path: "admin", children: [{ path: "*" }, { index: true }] }, { path: "*" }];
  const letter = (plain: string) =>
    fc.constantFrom(
      plain,
      plain.toUpperCase(),
      `%${plain.charCodeAt(0).toString(16)}`,
      `%${plain.toUpperCase().charCodeAt(0).toString(16)}`,
    );
  const spelling = fc
    .tuple(
      fc.constantFrom("/", "//", "/./", "/x/../", "/x/%2e%2e/"),
      ...[..."admin"].map(letter),
      fc.constantFrom("", "/", "//", "/messages", "/%2f", "/é"),
    )
    .map((parts) => parts.join(""));

  // rule accounts/guard
  test("opens the back office only at addresses that the guard recognises", () => {
    const opened = new Set<string>();
    fc.assert(
      fc.property(spelling, (path) => {
        const { pathname } = new URL(`http://localhost${path}`);
        if (matchRoutes(routes, pathname)?.[0]?.route.path !== "admin") return;
        opened.add(path);
        expect(isAdminPath(path)).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(opened.size).toBeGreaterThan(50);
  });
});

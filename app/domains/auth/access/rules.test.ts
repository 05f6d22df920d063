import { describe, expect, test } from "vitest";
import { listAdminRoutes } from "#tests/support/admin-routes.ts";
import { deniedForm } from "./labels.ts";
import { accessTo, adminAccess, homeOf, mayDo, mayUse, readRole, roles } from "./rules.ts";

const routes = await listAdminRoutes();
const layout = "routes/admin/layout";

// rule accounts/roles
describe("the table of roles", () => {
  test("has a line for each route that needs a session, and no other line", () => {
    const patterns = routes.filter(({ id }) => id !== layout).map(({ pattern }) => pattern);
    expect(Object.keys(adminAccess).toSorted()).toEqual(patterns.toSorted());
  });

  test("marks the addresses that answer with something other than a screen", () => {
    const files = routes.filter(({ file }) => file.endsWith(".ts")).map(({ pattern }) => pattern);
    const marked = Object.keys(adminAccess).filter((pattern) => accessTo(pattern).isFile);
    expect(marked.toSorted()).toEqual(files.toSorted());
  });

  test("opens everything to an owner, and opens an unknown route to nobody else", () => {
    for (const pattern of Object.keys(adminAccess))
      expect([accessTo(pattern).read, accessTo(pattern).write]).toEqual([
        expect.arrayContaining(["owner"]),
        expect.arrayContaining(["owner"]),
      ]);
    expect(accessTo("/admin/nouveau")).toEqual({ read: ["owner"], write: ["owner"] });
    expect(accessTo("constructor").read).toEqual(["owner"]);
  });

  test("keeps personal data, settings, accounts, exports and the log for owners", () => {
    const kept = Object.keys(adminAccess).filter((pattern) =>
      /export|privacy|settings|staff|system|first-start|\/newsletter$/.test(pattern),
    );
    expect(kept.length).toBeGreaterThan(9);
    for (const pattern of kept) {
      expect(accessTo(pattern).read, pattern).toEqual(["owner"]);
      expect(accessTo(pattern).write, pattern).toEqual(["owner"]);
    }
  });

  test.each([
    ["technician", "/admin/messages", true],
    ["technician", "/admin/quotes?id=1&filtre=x", true],
    ["technician", "/admin/messages/export?filtre=x", false],
    ["technician", "/admin/posts", false],
    ["technician", "/admin/settings", false],
    ["writer", "/admin/posts", true],
    ["writer", "/admin/newsletter/letters", true],
    ["writer", "/admin/newsletter", false],
    ["writer", "/admin/messages", false],
    ["writer", "/admin", false],
    ["owner", "/admin/settings", true],
    ["owner", "/admin/first-start", true],
  ] as const)("tells the %s's menus whether %s opens: %s", (role, address, isOpen) => {
    expect(mayUse(role, address)).toBe(isOpen);
  });

  test("lets only an owner send a letter", () => {
    expect(roles.filter((role) => mayDo(role, "send-letter"))).toEqual(["owner"]);
  });

  test("begins each role on a screen that the role may open", () => {
    for (const role of roles) expect(mayUse(role, homeOf(role))).toBe(true);
  });
});

test("a role is one of the three, whatever text is stored or posted", () => {
  expect(roles.map(readRole)).toEqual([...roles]);
  for (const text of ["Owner", "", "admin", "toString"]) expect(readRole(text)).toBeUndefined();
});

test("a refusal names the people who can help, and says that nothing was saved", () => {
  expect(deniedForm("writer", ["Camille Aubry", "Sacha Morel"])).toBe(
    "Rien n’est enregistré\u00a0: votre rôle («\u00a0Rédaction\u00a0») ne le permet pas. Demandez à Camille Aubry ou Sacha Morel, qui peut aussi changer votre rôle.",
  );
  expect(deniedForm("writer", [])).not.toContain("Demandez");
});

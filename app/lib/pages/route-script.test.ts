import { expect, test } from "vitest";
import { scriptsAt } from "./route-script.ts";

const routes = {
  root: { path: "", module: "/assets/root.js" },
  "routes/admin/layout": { parentId: "root", path: "admin", module: "/assets/layout.js" },
  "routes/admin/dashboard": { parentId: "routes/admin/layout", module: "/assets/dashboard.js" },
  quotes: { parentId: "routes/admin/layout", path: "quotes", module: "/assets/inbox.js" },
  "routes/admin/replies": {
    parentId: "routes/admin/layout",
    path: "replies",
    module: "/assets/replies.js",
    clientActionModule: "/assets/replies-action.js",
  },
  home: { parentId: "root", path: "/", module: "/assets/home.js" },
};

// rule reach/offline
test("the script of the route that answers an address is found", () => {
  expect(scriptsAt(routes, "/admin/replies")).toEqual(["/assets/replies.js", "/assets/replies-action.js"]);
  expect(scriptsAt(routes, "/admin/quotes?filtre=x")).toEqual(["/assets/inbox.js"]);
  expect(scriptsAt(routes, "/admin?index")).toEqual(["/assets/layout.js", "/assets/dashboard.js"]);
  expect(scriptsAt(routes, "/admin/inconnu")).toEqual([]);
  expect(scriptsAt({}, "/admin/replies")).toEqual([]);
});

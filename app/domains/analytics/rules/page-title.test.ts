import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

test("a service page goes by its own name, accents included; other pages have none here", () => {
  expect(pageTitle("/services/depannage-distance")).toBe("Dépannage à distance");
  expect(pageTitle("/blog/disque-dur-qui-claque")).toBeNull();
});

import { expect, test } from "vitest";
import { besideList } from "./blocks.ts";

const choices = { confirmed: "Confirmé", hidden: "Masqué" };

// rule settings/first-start
test("a block shows below its choice what its list claims, and nothing if the list is empty", () => {
  const figures: Parameters<typeof besideList>[0] = { name: "homeFiguresState", typed: "example", choices };
  expect(besideList(figures, [{ value: "500+", label: "clients" }]).hint).toBe("500+ clients.");
  expect(besideList(figures, []).hint).toBeUndefined();
});

import { expect, test } from "vitest";
import { serviceLabel } from "./labels.ts";

// rule inboxes/service
test("a message without a service shows 'Général' (general), and an unknown service is shown as it is stored", () => {
  expect(serviceLabel(null)).toBe("Général");
  expect(serviceLabel("")).toBe("Général");
  expect(serviceLabel("reseau")).toBe("Configuration réseau");
  expect(serviceLabel("imprimantes")).toBe("imprimantes");
  expect(serviceLabel("toString")).toBe("toString");
});

import { expect, it } from "vitest";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { closingDrawing, serviceDrawing } from "./service-drawings.tsx";

it("no two bands of the service pages have the same drawing", () => {
  const drawn = services.flatMap(({ path }) => [serviceDrawing(path, undefined), closingDrawing(path)]);
  expect(new Set(drawn).size).toBe(2 * services.length);
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { TestimonialsCarousel } from "./carousel.tsx";

function drawn(count: number): string {
  const testimonials = specifiedProfile.testimonials.slice(0, count);
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => createElement(TestimonialsCarousel, { testimonials }) },
  ]);
  const hydrationData = { loaderData: { root: { profile: specifiedProfile } } };
  return renderToStaticMarkup(createElement(Stub, { hydrationData }));
}

/** Returns the class that hides the arrows, and the class that hides the dots, with this number of testimonials. */
const hiddenAt = (count: number) =>
  [...drawn(count).matchAll(/class="(?:flex gap-2|mt-4 flex) ([^"]*)"/g)].map(([, classes = ""]) =>
    classes.split(" ").find((name) => /^(?:..:)?hidden$/.test(name)),
  );

// rule pages/carousel
test("testimonials that all fit need no arrows and no dots", () => {
  expect(hiddenAt(1)).toEqual(["hidden", "hidden"]);
  expect(hiddenAt(2)).toEqual(["md:hidden", "md:hidden"]);
  expect(hiddenAt(3)).toEqual(["lg:hidden", "lg:hidden"]);
  expect(hiddenAt(5)).toEqual([undefined, undefined]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Hours } from "./hours.tsx";

// rule language/hours
it("the days stay on one line with their first hours", () => {
  const markup = renderToStaticMarkup(
    <Hours text="Lun : 9h-18h, Mar-Ven : 9h-12h et 14h-18h, Sam : 10h-16h" />,
  );
  const whole = [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(whole).toEqual(["Lun : 9h-18h,", "Mar-Ven : 9h-12h", "14h-18h,", "Sam : 10h-16h"]);
  expect(markup.replace(/<[^>]*>/g, "")).toBe("Lun : 9h-18h, Mar-Ven : 9h-12h et 14h-18h, Sam : 10h-16h");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { alertTexts } from "../labels.ts";
import { AlertsSection } from "./alerts-section.tsx";

// rule reach/alerts
test("when turning on alerts is refused, the reason is shown beside the button", () => {
  const alerts = { key: "key", devices: [], isUrgentTold: true, areFailuresTold: true };
  const answered = { outcome: "refused", refusal: alertTexts.refusedAddress };
  const Screen = createRoutesStub([
    { path: "/", Component: () => <AlertsSection alerts={alerts} answered={answered} /> },
  ]);
  expect(renderToStaticMarkup(<Screen />)).toContain(alertTexts.refusedAddress);
});

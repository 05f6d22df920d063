import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FormAnswer, withRefusal } from "#app/lib/forms/outcome.ts";
import { OutcomeMessage } from "./outcome-message.tsx";

const phone = { display: "02 43 00 00 00", international: "+33243000000" };
const shown = (outcome: FormAnswer) =>
  renderToStaticMarkup(
    <OutcomeMessage
      outcome={outcome}
      bannerOpen
      texts={{ successTitle: "Envoyé", failure: "Une erreur est survenue" }}
      phone={phone}
    />,
  );

// rule forms/failure
test("a form says that a failure was on our side, or that the form did not get through the network", () => {
  const failed: FormAnswer = { outcome: "failed", values: {} };
  const ours = shown(withRefusal(failed));
  for (const said of ["de notre côté", "Rien n’est perdu", "tel:+33243000000"]) expect(ours).toContain(said);
  const unreached = shown(failed);
  for (const said of [
    "Le réseau n’a pas répondu",
    "Tout ce que vous avez tapé est gardé",
    "tel:+33243000000",
  ])
    expect(unreached).toContain(said);
  expect(unreached).not.toContain("de notre côté");
  expect(ours).not.toContain("réseau");
});

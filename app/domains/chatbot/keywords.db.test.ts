import { afterAll, beforeEach, expect, test } from "vitest";
import { startTextService } from "#tests/support/text-service.ts";

const service = await startTextService(() => "Écran, dalle ; **VITRE** l'affichage.");
process.env.TEXT_API_URL = service.url;
process.env.TEXT_API_KEY = service.key;
const { handleConfigurationRequest } = await import("./commands/responses.server.ts");

const actor = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "1" };
const suggest = () =>
  handleConfigurationRequest(actor, { intent: "suggest", keywords: "écran", response: "On le change." });

afterAll(() => service.stop());
beforeEach(() => service.behave("good"));

// rule assistant/keywords
test("with a text-generation service, suggested keywords come from its answer, reduced to words", async () => {
  expect(await suggest()).toEqual({
    outcome: "done",
    suggestion: { keywords: "écran dalle vitre affichage", from: "service" },
  });
  expect(service.seen.at(-1)?.prompt).toContain("On le change.");
});

test.each(["failing", "noJson", "noCandidate"] as const)(
  "a text-generation service that is %s is reported",
  async (state) => {
    service.behave(state);
    expect(await suggest()).toEqual({
      outcome: "failed",
      refusal: "Erreur lors de la génération des mots-clés",
    });
  },
);

test("the answer of a hostile text-generation service is reduced to words", async () => {
  service.behave("hostile");
  expect(await suggest()).toMatchObject({
    suggestion: { keywords: expect.not.stringMatching(/[<>"'=]/) },
  });
});

import { expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { urgencyLabel, urgencyLabels } from "./content.ts";
import { acknowledgementEmail, notificationEmail } from "./emails.server.tsx";

const silent = assembleProfile({ proof: { delaysState: "hidden" } });
const request = {
  ...{ id: "1", reference: "D-2026-0001", createdAt: new Date("2026-11-26T10:00:00Z"), attachments: [] },
  ...{ answerDue: new Date("2026-11-27T10:00:00Z"), answerPromised: true },
  ...{ first_name: "Anne", last_name: "Le Goff", email: "anne@exemple.fr", phone: "06 12 34 56 78" },
  ...{ company: null, service_type: "depannage", urgency: "urgent" as const, description: "Écran bleu." },
  ...{ preferred_date: null, preferred_time: null, budget: null, estimate: null },
};
const mails = (profile: typeof silent) => {
  const notified = { recipients: ["camille@example.fr"], siteUrl: "https://atelier.example", profile };
  return [
    acknowledgementEmail(request, profile, request.createdAt),
    notificationEmail(request, notified),
  ].map((mail) => JSON.stringify(mail));
};

// rule settings/delays
test("the choices of urgency promise no delay where the shop hides its delays", () => {
  const labels = (profile: typeof silent) =>
    Object.keys(urgencyLabels).map((urgency) => urgencyLabel(urgency, profile));
  expect(labels(silent)).toEqual(["Urgent", "Normal", "Planifié"]);
  expect(labels(specifiedProfile)).toEqual([
    "Urgent, sous 24\u00a0h",
    "Normal, 2 à 3 jours",
    "Planifié, plus d’une semaine",
  ]);
});

// rule forms/answer-time
test("the visitor's e-mail gives the promised moment until it has passed, and the usual delay after that", () => {
  const at = (now: string) => JSON.stringify(acknowledgementEmail(request, specifiedProfile, new Date(now)));
  const promised = "au plus tard vendredi 27 novembre, à\u00a011\u00a0h, avec un prix";
  expect(at("2026-11-26T10:00:00Z")).toContain(`Nous vous répondons ${promised}`);
  expect(at("2026-11-28T10:00:00Z")).toContain(
    `Nous vous répondons ${specifiedProfile.claims.quoteDelay}, avec`,
  );
});

// rule settings/delays
test("the e-mails about a request give its urgency without a delay where the shop hides its delays", () => {
  for (const mail of mails(specifiedProfile)) expect(mail).toContain("Urgent, sous 24\u00a0h");
  for (const mail of mails(silent)) {
    expect(mail).toContain("Urgent");
    expect(mail).not.toContain("sous 24\u00a0h");
  }
});

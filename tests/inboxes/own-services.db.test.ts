import { like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { getRequestResults } from "#app/domains/analytics/queries/results.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { ownChoices } from "#app/domains/business/rules/form-services.ts";
import { receiveContactMessage } from "#app/domains/contact-messages/commands.server.ts";
import { messageRecords } from "#app/domains/contact-messages/kind.server.ts";
import { messageExportColumns } from "#app/domains/contact-messages/labels.ts";
import { exportContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { messageAddresses, messageFilter } from "#app/domains/contact-messages/rules.ts";
import { receiveQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { quoteExportColumns } from "#app/domains/quote-requests/labels.ts";
import { exportQuoteRequests, listQuoteRequests } from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules/addresses.ts";
import { ownChoiceFor, quoteHref } from "#app/domains/services/rules/quote-choice.ts";
import { receiveTechnicianApplication } from "#app/domains/technician-applications/commands.server.ts";
import { applicationExportColumns } from "#app/domains/technician-applications/labels.ts";
import { exportApplications } from "#app/domains/technician-applications/queries.server.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules/addresses.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";

const name = "Réparation de consoles";
const person = {
  email: "h@exemple.fr",
  phone: "06 12 34 56 78",
  first_name: "Hélène",
  last_name: "Marchand",
};
const service = {
  name,
  description: "Salon et poche.",
  lead: "Un port HDMI, une manette.",
  slug: "",
  place: "shop",
};

let received: string[] = [];

afterAll(() => stopJobs(0));
beforeAll(async () => {
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
  await db.execute(
    sql`truncate emails, settings_sections, contact_messages, quote_requests, technician_applications cascade`,
  );
  await db.insert(settingsSections).values({
    section: "site",
    // `choice` is from a version in which a form could not list an added service and preselected this choice instead.
    // The program ignores it now.
    values: { ownServices: [{ ...service, drawing: "toolbox", choice: "depannage" }] },
    version: 1,
    updatedBy: "Camille",
  });
  const [message, quote, application] = [
    await receiveContactMessage(
      { ...person, name: "Hélène", service: name, message: "Ma console ne s’allume plus." },
      "visitor",
    ),
    await receiveQuoteRequest({ ...person, service_type: name, description: "Le port HDMI est cassé." }, [], {
      clientKey: "visitor",
      networkKey: "network",
    }),
    await receiveTechnicianApplication(
      {
        ...person,
        city: "Le Mans",
        postal_code: "72000",
        experience_years: "4",
        availability: "flexible",
        specialties: ["pc-repair", name],
        preferred_services: "home-visit",
      },
      "visitor",
    ),
  ];
  received = [message.outcome, quote.outcome, application.outcome];
});

// rule forms/own-services
test("the three forms accept a service that the owner added, and no unknown name", async () => {
  expect(ownChoices(await currentProfile())).toEqual([name]);
  expect(received).toEqual(["done", "done", "done"]);
  const refused = await receiveQuoteRequest(
    { ...person, service_type: "Réparation de vélos", description: "La chaîne." },
    [],
    { clientKey: "visitor", networkKey: "network" },
  );
  expect(refused).toMatchObject({ errors: { service_type: "Choisissez un service de la liste" } });
});

// rule forms/own-services
test("an added service is in the e-mails, the filter, the statistics and the exports", async () => {
  const told = await db
    .select()
    .from(emails)
    .where(like(emails.plain, `%${name}%`))
    .orderBy(emails.kind);
  expect(told.map(({ kind }) => kind)).toEqual(["application_acknowledgement", "quote_acknowledgement"]);

  const address = quoteAddresses.read(new URLSearchParams({ service: name }));
  expect(address.filters.service).toBe(name);
  expect((await listQuoteRequests(address, 1)).total).toBe(1);
  const elsewhere = quoteAddresses.read(new URLSearchParams({ service: "reseau" }));
  expect((await listQuoteRequests(elsewhere, 1)).total).toBe(0);

  const results = await getRequestResults("2020-01-01", new Date());
  expect(JSON.stringify(results)).toContain(name);
  expect(messageRecords.serviceLabel([name])).toBe(name);

  const files = await Promise.all([
    csvAnswer(
      "m.csv",
      messageExportColumns,
      exportContactMessages(messageFilter(messageAddresses.everything)),
    ).text(),
    csvAnswer("q.csv", quoteExportColumns, exportQuoteRequests(quoteAddresses.everything)).text(),
    csvAnswer("a.csv", applicationExportColumns, exportApplications(applicationAddresses.everything)).text(),
  ]);
  for (const file of files) expect(file).toContain(name);
});

// rule forms/own-services
test("the link on an added service's page chooses this service in the quote form", async () => {
  const profile = await currentProfile();
  const [own] = profile.site.own;
  expect(own && quoteHref(own)).toBe("/devis?pour=reparation-de-consoles");
  expect(ownChoiceFor("reparation-de-consoles", profile)).toBe(name);
  expect(ownChoiceFor("velos", profile)).toBe("autre");
  expect(ownChoiceFor(null, profile)).toBeNull();
});

// rule forms/own-services
test("an added service whose name is the value of a specified choice is not confused with that choice", () => {
  const own = ["reseau", "reseau", "Autre"].map((called) => ({ ...service, name: called }));
  expect(
    ownChoices({ site: { withdrawn: [], visits: true, hidden: [], marks: {}, own: own as never } }),
  ).toEqual(["Reseau", "Autre"]);
});

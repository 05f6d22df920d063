import { afterEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { contactMessages, quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";
import { importFailures, importRuns } from "#app/db/schema/location-imports.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { statisticsExportColumns } from "#app/domains/analytics/labels.ts";
import { exportStatistics } from "#app/domains/analytics/queries/statistics.server.ts";
import { messageExportColumns } from "#app/domains/contact-messages/labels.ts";
import { exportContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { failureColumns } from "#app/domains/locations/import/labels.ts";
import { exportImportFailures } from "#app/domains/locations/import/queries.server.ts";
import { subscriberExportColumns } from "#app/domains/newsletter/labels.ts";
import { exportSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { quoteExportColumns } from "#app/domains/quote-requests/labels.ts";
import { exportQuoteRequests } from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules/addresses.ts";
import { applicationExportColumns } from "#app/domains/technician-applications/labels.ts";
import { exportApplications } from "#app/domains/technician-applications/queries.server.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules/addresses.ts";
import { type CsvColumns, csvAnswer } from "#app/lib/pages/csv.ts";
import { isFormula, openSpreadsheet } from "#tests/support/spreadsheet.ts";

afterEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, newsletter_subscribers, import_runs cascade`,
  ),
);

async function opened<Row>(columns: CsvColumns<Row>, batches: AsyncIterable<Row[]>) {
  return openSpreadsheet(Buffer.from(await csvAnswer("x.csv", columns, batches).arrayBuffer()));
}

const runId = "6f1f2c52-8f2e-4d0c-9a51-3f6d1f1d9f10";
const moment = new Date("2026-07-20T07:42:00Z");
const written = "20/07/2026 09:42";

/** Stores one record of each list, with `text` in every text column. */
async function storeEverywhere(text: string) {
  const common = {
    email: text,
    phone: text,
    contentHash: text,
    createdAt: moment,
    followUpDay: "2026-12-01",
    followUpTime: "09:00",
    followUpNote: text,
  };
  const lost = { result: "lost", resultReason: text, resultAmount: 89.5 } as const;
  await db.insert(contactMessages).values({
    ...common,
    ...lost,
    reference: text,
    name: text,
    service: text,
    message: text,
    notes: text,
  });
  await db.insert(quoteRequests).values({
    ...common,
    ...lost,
    reference: text,
    first_name: text,
    last_name: text,
    company: text,
    service_type: text,
    urgency: text,
    preferred_date: "2026-12-24",
    preferred_time: text,
    budget: 1200.5,
    estimate: text,
    offeredAmount: 120,
    status: text,
    description: text,
    notes: text,
  });
  await db.insert(technicianApplications).values({
    ...common,
    reference: text,
    first_name: text,
    last_name: text,
    city: text,
    postal_code: text,
    experience_years: 3,
    specialties: [text],
    preferred_services: [text],
    availability: text,
    cover_letter: text,
    certifications: [text],
    status: text,
    notes: text,
    reviewedAt: moment,
    contactHistory: [{ type: text, date: moment.toISOString(), notes: text }],
    validated_specialties: [text],
    validated_services: [text],
    validated_zone: text,
    contract_type: text,
    hourly_rate: 35.5,
    validation_notes: text,
    validationDate: moment,
  });
  await db.insert(newsletterSubscribers).values({ email: text, status: "confirmed", createdAt: moment });
  await db.insert(importRuns).values({ id: runId, status: "done" });
  await db.insert(importFailures).values({ runId, row: 7, inseeCode: text, name: text, reason: text });
}

async function exportEverything() {
  const none = { search: "" };
  return {
    messages: await opened(messageExportColumns, exportContactMessages({ ...none, unreadOnly: false })),
    quotes: await opened(
      quoteExportColumns,
      exportQuoteRequests({ ...none, filters: quoteAddresses.everything.filters }),
    ),
    applications: await opened(
      applicationExportColumns,
      exportApplications({ ...none, filters: applicationAddresses.everything.filters }),
    ),
    failures: await opened(failureColumns, exportImportFailures(runId)),
    subscribers: await opened(subscriberExportColumns, exportSubscribers("confirmed")),
  };
}

/** The columns of the exports that contain no text of a visitor, with the values that the program writes there. */
const ours: Record<string, string> = {
  Ligne: "7",
  "Reçu le": written,
  "Reçue le": written,
  "Date souhaitée": "24/12/2026",
  "Budget (€)": "1200,5",
  "Prix proposé (€)": "120",
  Résultat: "perdu",
  "Montant (€)": "89,5",
  "Rappel le": "01/12/2026 09:00",
  Statut: "Inconnu",
  Lu: "non",
  "Expérience (ans)": "3",
  "Examinée le": written,
  "Taux horaire (€)": "35,5",
  "Validée le": written,
  Inscription: written,
  Confirmation: "",
  Désinscription: "",
};

// rule inboxes/export
test.each([
  '=HYPERLINK("http://exemple.fr";"gratuit")',
  "+33 6 12 34 56 78",
  "-2+3",
  "@SUM(A1:A9)",
  "\t=1+1",
  "\r\n=1+1",
  "  =cmd|' /C calc'!A0",
])("no cell of any exported column runs as a formula: %j", async (formula) => {
  await storeEverywhere(formula);
  for (const [list, rows] of Object.entries(await exportEverything())) {
    expect(rows, list).toHaveLength(1);
    for (const [column, cell] of Object.entries(rows[0] ?? {})) {
      expect(isFormula(cell), `${list}, ${column}: ${cell}`).toBe(false);
      const isOurs = column in ours && (list !== "applications" || column !== "Statut");
      if (column === "Contacts") expect(cell).toBe(`${written}, ${formula}\u00a0: ${formula}`);
      else expect(cell, `${list}, ${column}`).toBe(isOurs ? ours[column] : `'${formula}`);
    }
  }
});

// rule inboxes/export
test("a name with quotes, semicolons, line breaks and emoji reads the same in every column of the export", async () => {
  const name = 'Jean "Jo" O’Neil; « l’Ancien »,\r\nfils\naîné 👨‍👩‍👧 \\"';
  await storeEverywhere(name);
  for (const [list, rows] of Object.entries(await exportEverything())) {
    expect(rows, list).toHaveLength(1);
    for (const [column, cell] of Object.entries(rows[0] ?? {})) {
      const isOurs = column in ours && (list !== "applications" || column !== "Statut");
      if (column === "Contacts") expect(cell).toBe(`${written}, ${name}\u00a0: ${name}`);
      else expect(cell, `${list}, ${column}`).toBe(isOurs ? ours[column] : name);
    }
  }
});

test("exported statistics hold only days, figures and durations", async () => {
  const rows = await opened(statisticsExportColumns, exportStatistics("7d"));
  expect(rows.length).toBeGreaterThanOrEqual(7);
  for (const row of rows) for (const cell of Object.values(row)) expect(cell).toMatch(/^\d[\d:,-]*$/);
});

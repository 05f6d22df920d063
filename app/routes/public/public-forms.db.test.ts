import { sql } from "drizzle-orm";
import fc from "fast-check";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import {
  contactMessages,
  quoteAttachments,
  quoteRequests,
  technicianApplications,
} from "#app/db/schema/inbox.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { newsletterSchema } from "#app/domains/newsletter/validation.ts";
import { quoteRequestSchema } from "#app/domains/quote-requests/validation.ts";
import { technicianApplicationSchema } from "#app/domains/technician-applications/validation.ts";
import { env } from "#app/lib/env.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { action as quoteEndpoint } from "../resources/quote-requests.ts";
import { action as quote } from "./devis.tsx";
import { action as contact } from "./home.tsx";
import { action as join } from "./join.tsx";
import { action as newsletter } from "./newsletter.tsx";

const payloads = inject("randomPayloads");
const timeoutMs = 120_000;

beforeAll(async () => {
  // These tests send thousands of forms as one visitor, so the limit for a client must not apply.
  env().RATE_LIMITS = "off";
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));

/** Values that the site's own forms never send, but that a program or an attacker may send. */
const oddValues: (string | string[])[] = [
  "",
  " ",
  "\0",
  "é".repeat(6000),
  "\ud800",
  "🙂".repeat(40),
  "<script>alert(1)</script>",
  "'; drop table quote_requests; --",
  "http://a http://b http://c",
  "__proto__",
  "constructor",
  "-1",
  "1e9",
  "NaN",
  "0000-00-00",
  "99999-01-01",
  "2099-02-29",
  ["", ""],
  ["a", "b"],
];

interface Field {
  /** A value that the field accepts. */
  right: string | string[];
  /** Generates values: often a valid one, otherwise one that a person, a program or an attacker may send. */
  any: fc.Arbitrary<string | string[]>;
}

function field(...right: [string | string[], ...(string | string[])[]]): Field {
  const any = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...oddValues) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
  return { right: right[0], any };
}

const person = {
  first_name: field("Hélène", "O’Brien"),
  last_name: field("Marchand", "de La Tour"),
  email: field("helene@exemple.fr", "A+b@exemple.co"),
  phone: field("02.43.12.34.56", "+33 6 12 34 56 78"),
};

const forms = {
  contact: {
    action: contact,
    fields: {
      name: field("Hélène"),
      email: person.email,
      phone: field("", "0612345678"),
      service: field("", "reseau"),
      message: field("Mon écran reste noir.", "Bonjour, une question."),
    },
  },
  quote: { action: quote, fields: quoteFields() },
  quoteEndpoint: { action: quoteEndpoint, fields: quoteFields() },
  join: {
    action: join,
    fields: {
      ...person,
      city: field("Le Mans"),
      postal_code: field("72000"),
      experience_years: field("0", "50", "7"),
      availability: field("full-time", "weekends"),
      specialties: field("pc-repair", ["pc-repair", "it-security"]),
      preferred_services: field("training", ["home-visit", "remote-support"]),
      certifications: field("", "A+, CCNA,,"),
      cover_letter: field("", "Je répare."),
    },
  },
  newsletter: { action: newsletter, fields: { email: person.email } },
};

function quoteFields() {
  return {
    ...person,
    company: field("", "Boulangerie"),
    service_type: field("reparation", "autre"),
    urgency: field("urgent", "normal", "planifie", ""),
    description: field("Le disque claque.", "Écran cassé"),
    preferred_date: field("", addDays(parisDay(new Date()), 300)),
    preferred_time: field("", "09:30"),
    budget: field("", "150,50", "0"),
  };
}

/** Returns otherwise valid forms, each with one odd value in one field. */
function oddForms(fields: Record<string, Field>) {
  const right = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.right]));
  return Object.keys(fields).flatMap((name, at) =>
    oddValues.map((value, turn): [Record<string, string | string[]>, Record<string, string>, Encoding] => [
      { ...right, [name]: value },
      {},
      (at + turn) % 2 === 0 ? "multipart" : "urlencoded",
    ]),
  );
}

type Encoding = "multipart" | "urlencoded" | "json" | "cut";

/** Generates encodings of a request's body: the two that forms use and, more rarely, two that no form uses. */
const encodings: fc.Arbitrary<Encoding> = fc.oneof(
  { weight: 8, arbitrary: fc.constant("multipart" as const) },
  { weight: 8, arbitrary: fc.constant("urlencoded" as const) },
  { weight: 1, arbitrary: fc.constant("json" as const) },
  { weight: 1, arbitrary: fc.constant("cut" as const) },
);

function encoded(values: FormValues, encoding: Encoding): BodyInit {
  if (encoding === "json") return JSON.stringify(values);
  const form = encoding === "urlencoded" ? new URLSearchParams() : new FormData();
  for (const [name, typed] of Object.entries(values))
    for (const one of [typed].flat()) form.append(name, one);
  return form;
}

async function send(action: unknown, body: BodyInit, type?: string) {
  const context = new RouterContextProvider();
  context.set(requestInfo, {
    requestId: "r",
    clientAddress: "192.0.2.1",
    clientKey: "client",
    networkKey: "network",
  });
  const headers = type === undefined ? undefined : { "Content-Type": type };
  const request = new Request("http://localhost/form", { method: "POST", body, headers });
  type Answered = Response | { init: ResponseInit; data: { errors?: object } };
  return (action as (given: object) => Promise<Answered>)({ request, context, params: {} });
}

async function post(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  const status = answer instanceof Response ? answer.status : (answer.init.status ?? 200);
  // A stored quote request gets a redirect to its slip (the page with the reference), which counts as success.
  return status === 303 ? 200 : status;
}

// rule running/no-5xx
test.each(Object.entries(forms))(
  `the form %s stores or refuses whatever is typed, each odd value once and ${payloads} times at random`,
  async (_name, { action, fields }) => {
    const seen = new Map<number, number>();
    const any = Object.fromEntries(Object.entries<Field>(fields).map(([name, one]) => [name, one.any]));
    const given = fc.record(any, { requiredKeys: [] });
    const examples = oddForms(fields);
    const extra = fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 });
    const values = fc.oneof({ weight: 3, arbitrary: fc.record(any) }, { weight: 1, arbitrary: given });
    await fc.assert(
      fc.asyncProperty(values, extra, encodings, async (typed, added, encoding) => {
        const body = encoded({ ...added, ...typed } as FormValues, encoding);
        const type = { json: "application/json", cut: "multipart/form-data; boundary=x" }[encoding as string];
        const status = await post(action, body, type);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect([200, 422]).toContain(status);
      }),
      { examples, numRuns: examples.length + payloads },
    );
    expect(seen.get(200), "some are stored").toBeGreaterThan(payloads / 20);
    expect(seen.get(422), "some are refused").toBeGreaterThan(payloads / 20);
  },
  timeoutMs,
);

// rule forms/clean-text
test.each(["\u200b\u200b\u200b", "\u3164\u3164", "\u2800"])(
  "a message from somebody whose name shows nothing is refused: %j",
  async (name) => {
    const body = new URLSearchParams({
      name,
      email: "a@example.org",
      message: "Bonjour, un essai assez long.",
    });
    const answer = await send(contact, body);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { errors: { name: "Le nom est requis" } } });
  },
);

/** Returns the form values that a visitor must have typed for this stored row. */
function asTyped(row: Record<string, unknown>): FormValues {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === "certifications"
        ? (value as string[]).join(",")
        : Array.isArray(value)
          ? (value as string[])
          : String(value),
    ]),
  );
}

const stored = [
  { name: "contact_messages", table: contactMessages, schema: contactMessageSchema },
  { name: "quote_requests", table: quoteRequests, schema: quoteRequestSchema },
  { name: "technician_applications", table: technicianApplications, schema: technicianApplicationSchema },
  { name: "newsletter_subscribers", table: newsletterSubscribers, schema: newsletterSchema },
];

// rule forms/same-rules
test.each(stored)("each row of the table $name passes the rules of its form", async ({ name, schema }) => {
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const refused = rows.flatMap(({ row }) => {
    const checked = checkForm(schema, asTyped(row as Record<string, unknown>));
    return "errors" in checked ? [checked.errors] : [];
  });
  expect(refused).toEqual([]);
});

test(
  "files of any bytes, any name and any number are either stored clean or refused",
  async () => {
    const words = {
      first_name: "H",
      last_name: "M",
      email: "h@m.fr",
      phone: "0612345678",
      service_type: "autre",
    };
    const head = fc.constantFrom(
      "",
      "%PDF-1.4\n%%EOF",
      "\xff\xd8\xff",
      "\x89PNG\r\n\x1a\n",
      "<svg>",
      "texte ",
    );
    const file = fc.record({
      name: fc.string({ unit: "binary", maxLength: 20 }),
      head,
      tail: fc.uint8Array({ maxLength: 50 }),
    });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 7 }), async (files) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(words)) form.append(name, value);
        form.append("description", `Essai ${(count += 1)}`);
        for (const { name, head: start, tail } of files) {
          const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, "latin1"), tail]));
          form.append("attachments", new Blob([bytes]), name.toWellFormed());
        }
        expect([200, 422]).toContain(await post(quote, form));
      }),
      { numRuns: payloads / 4 },
    );
    const types = await db.selectDistinct({ mediaType: quoteAttachments.mediaType }).from(quoteAttachments);
    for (const { mediaType } of types)
      expect(["application/pdf", "text/plain; charset=utf-8"]).toContain(mediaType);
  },
  timeoutMs,
);

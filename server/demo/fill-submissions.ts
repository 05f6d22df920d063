import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { receiveContactMessage } from "#app/domains/contact-messages/commands.server.ts";
import { receiveQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { sendReply } from "#app/domains/inbox/replies/commands/send.server.ts";
import { kindNames, type SubmissionKind } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { receiveTechnicianApplication } from "#app/domains/technician-applications/commands.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer, Outcome } from "#app/lib/forms/outcome.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { applications } from "./applications.ts";
import { inventedFile } from "./attachments.ts";
import { messages } from "./messages.ts";
import { minutesAfter, momentOf } from "./moments.ts";
import { quotes } from "./quotes.ts";
import type { Step, Story } from "./story.ts";
import { failLastEmail, setPreferredDate, moveSubmission, whileHistoryMoves } from "./timeline.ts";

/** The two members of staff in the demonstration's back office. */
export interface Staff {
  owner: Actor;
  colleague: Actor;
}

interface Filling {
  now: Date;
  since: Date;
  staff: Staff;
}

/** The actions whose requests must contain the version of the record. */
const versioned = ["notes", "status", "validate", "won", "lost", "follow-up"];

interface DemonstratedKind {
  stories: readonly Story[];
  /** Sends the form of a story (an invented submission) as its page would. */
  receive: (story: Story, clientKey: string) => Promise<FormAnswer>;
}

const demonstrated: Readonly<Record<SubmissionKind, DemonstratedKind>> = {
  message: { stories: messages, receive: ({ values }, key) => receiveContactMessage(values, key) },
  quote: { stories: quotes, receive: receiveQuote },
  application: {
    stories: applications,
    receive: ({ values }, key) => receiveTechnicianApplication(values, key),
  },
};

/** Fills each inbox, oldest submission first, with the functions that the forms and screens call. */
export async function fillSubmissions(filling: Filling): Promise<void> {
  await whileHistoryMoves(async () => {
    await Promise.all(kindNames.map((kind) => fillInbox(kind, filling)));
  });
}

async function fillInbox(kind: SubmissionKind, filling: Filling): Promise<void> {
  for (const [index, story] of demonstrated[kind].stories.entries())
    await tell(kind, story, { ...filling, clientKey: `demo-${kind}-${index}` });
}

async function tell(
  kind: SubmissionKind,
  story: Story,
  { now, since, staff, clientKey }: Filling & { clientKey: string },
): Promise<void> {
  const receivedAt = momentOf(story.when, now);
  const received = await demonstrated[kind].receive(story, clientKey);
  if (received.outcome !== "done")
    throw new Error(`a ${kind} of the demonstration was ${received.outcome}: ${JSON.stringify(received)}`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${kindRecords[kind].table} where reference = ${received.reference}`,
  );
  const [row] = rows;
  if (!row) throw new Error("a submission that was received is there");
  await moveSubmission(kind, row.id, { since, at: receivedAt });
  if (kind === "quote" && story.values.preferred_date)
    await setPreferredDate(row.id, addDays(parisDay(receivedAt), Number(story.values.preferred_date)));
  for (const step of story.steps ?? []) {
    const result = await take(kind, row.id, step, staff);
    if (result.outcome !== "done")
      throw new Error(`${received.reference}, ${step.values.intent}: ${JSON.stringify(result)}`);
    await moveSubmission(kind, row.id, { since, at: minutesAfter(receivedAt, step.after) });
  }
  if (story.mailFailure) await failLastEmail(row.id, story.mailFailure);
}

async function receiveQuote({ values, files = [] }: Story, key: string): Promise<FormAnswer> {
  const { preferred_date: days, ...typed } = values;
  const received = await Promise.all(files.map(inventedFile));
  // The form accepts only a future day. `setPreferredDate` later replaces it by a day after the invented request.
  if (days) typed.preferred_date = addDays(parisDay(new Date()), Number(days));
  return receiveQuoteRequest(typed, received, { clientKey: key, networkKey: key });
}

async function take(kind: SubmissionKind, id: string, step: Step, staff: Staff): Promise<Outcome> {
  const actor = step.colleague ? staff.colleague : staff.owner;
  const { intent } = step.values;
  if (intent === "reply")
    return sendReply(actor, { ...step.values, kind, id, key: crypto.randomUUID(), seen: "" });
  const { rows } = await db.execute<{ version: number }>(
    sql`select version from ${kindRecords[kind].table} where id = ${id}`,
  );
  const [row] = rows;
  const values: FormValues = { ...step.values, id };
  if (versioned.includes(intent)) values.version = String(row?.version);
  // Stories give a number of days from today, because the day is known only when the demonstration is filled.
  if (intent === "follow-up") values.follow_up_day = dayAhead(Number(values.follow_up_day));
  return kindRecords[kind].change(actor, values);
}

import * as z from "zod/mini";
import { furthestDays, isCalendarDay } from "#app/lib/french/calendar-day.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { optionalText, requiredChoice, versionField } from "../validation.ts";
import { lossReasons } from "./result.ts";

/** The request for an act that all kinds of submission have. A request with other fields is refused. */
const inboxActSchema = z.strictObject({
  intent: z.enum(["read", "unread", "settle", "reopen", "delete", "restore", "spam", "release"]),
  id: z.uuid(),
});

/** The request to save the staff's notes on a record. */
const notesRequestSchema = z.strictObject({
  intent: z.literal("notes"),
  id: z.uuid(),
  version: versionField,
  notes: optionalText({ length: 10_000, tooLong: "Les notes sont trop longues", lines: true }),
});

const followUpNoteLength = 300;
const dayError = "Choisissez un jour, d’aujourd’hui à dans deux ans";
const hourError = "Heure invalide";

/**
 * The request to plan or postpone a follow-up: the day on which staff call the person back (rule inboxes/follow-up).
 */
const followUpSchema = z.strictObject({
  intent: z.literal("follow-up"),
  id: z.uuid(),
  version: versionField,
  follow_up_day: z.string(dayError).check(
    z.refine((day) => {
      const today = parisDay(new Date());
      return isCalendarDay(day) && day >= today && day <= addDays(today, furthestDays);
    }, dayError),
  ),
  follow_up_time: z.pipe(
    z
      .optional(z.string(hourError))
      .check(z.refine((time) => !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time), hourError)),
    z.transform((time: string | undefined) => time || null),
  ),
  follow_up_note: optionalText({ length: followUpNoteLength, tooLong: "La note est trop longue" }),
});

/** The request to end a follow-up, because the call was made or is no longer wanted. */
const followUpEndSchema = z.strictObject({
  intent: z.enum(["follow-up-done", "follow-up-drop"]),
  id: z.uuid(),
  version: versionField,
});

/** The requests about a record that all kinds have. Each kind adds its own. */
export const commonRequests = [
  inboxActSchema,
  notesRequestSchema,
  followUpSchema,
  followUpEndSchema,
] as const;

/** The fields of these requests into which a person types. A wrong value elsewhere means a forged request. */
export const commonTyped = ["notes", "follow_up_day", "follow_up_time", "follow_up_note"];

const commonRequestSchema = z.discriminatedUnion("intent", commonRequests);

const amountError = "Indiquez un montant en euros, par exemple 150 ou 1\u00a0200,50";
const largestAmount = 1_000_000;
const reasonError = "Choisissez une raison";

/** The schema of an amount in euros, as a person types it. An empty field becomes null. */
export const amountField = z.pipe(
  z
    .optional(z.string(amountError))
    .check(
      z.refine(
        (typed) => !typed?.trim() || (parseEuros(typed) ?? largestAmount + 1) <= largestAmount,
        amountError,
      ),
    ),
  z.transform((typed: string | undefined) => (typed?.trim() ? parseEuros(typed) : null)),
);

const resultRecord = {
  id: z.uuid(),
  version: versionField,
  result_amount: amountField,
  /** Whether the planned follow-up is removed too. A form sends a ticked box as 'on'. */
  drops_follow_up: z.pipe(
    z.optional(z.literal("on")),
    z.transform((ticked) => ticked === "on"),
  ),
};

const wonSchema = z.strictObject({ intent: z.literal("won"), ...resultRecord });
const lostSchema = z.strictObject({
  intent: z.literal("lost"),
  ...resultRecord,
  result_reason: requiredChoice(lossReasons, reasonError, reasonError),
});
const resultDropSchema = z.strictObject({
  intent: z.literal("result-drop"),
  id: z.uuid(),
  version: versionField,
});

/** The requests that change a record's result, for the kinds that can lead to paid work (rule inboxes/result). */
export const resultRequests = [wonSchema, lostSchema, resultDropSchema] as const;

/** The fields of these requests into which a person types. A wrong value elsewhere means a forged request. */
export const resultTyped = ["result_amount", "result_reason"];

export type ResultRequest = z.output<(typeof resultRequests)[number]>;

export type CommonRequest = z.output<typeof commonRequestSchema>;
export type FollowUpRequest = z.output<typeof followUpSchema>;
export type FollowUpEnd = z.output<typeof followUpEndSchema>;

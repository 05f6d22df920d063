import type { FormValues } from "#app/lib/forms/form.ts";
import type { When } from "./moments.ts";

/** An action on a submission, by the owner or by their colleague. */
export interface Step {
  /** Minutes after the submission was received. */
  after: number;
  /** True when the colleague did it. */
  colleague?: boolean;
  /** The fields that the inbox's form would send, but not those that identify the record. `reply` sends an e-mail. */
  values: FormValues & { intent: string };
}

/** A submission: what the person typed, and what staff did with the submission. */
export interface Story {
  when: When;
  values: FormValues;
  /** The names of the attached files, which attachments.ts draws. */
  files?: readonly string[];
  steps?: readonly Step[];
  /** If set, the last e-mail could not be delivered, for this reason. */
  mailFailure?: string;
}

/** Staff marked the submission read, `after` minutes after it arrived. The functions below have the same parameter. */
export const read = (after: number): Step => ({ after, values: { intent: "read" } });
/** Staff moved the submission to the trash. */
export const deleted = (after: number): Step => ({ after, values: { intent: "delete" } });
/** Staff wrote notes. */
export const noted = (after: number, notes: string): Step => ({ after, values: { intent: "notes", notes } });
/** Staff gave the submission a new status. */
export const became = (after: number, status: string): Step => ({
  after,
  values: { intent: "status", status },
});
/** Staff marked the submission won, for an amount in euros. */
export const won = (after: number, amount: string): Step => ({
  after,
  values: { intent: "won", result_amount: amount },
});
/** Staff marked the submission lost, for a reason. */
export const lost = (after: number, reason: string): Step => ({
  after,
  values: { intent: "lost", result_amount: "", result_reason: reason },
});
/** Staff set a follow-up (a day to call back), `days` days from today. */
export const toCallBack = (after: number, days: number, note: string, time = ""): Step => ({
  after,
  values: {
    intent: "follow-up",
    follow_up_day: String(days),
    follow_up_time: time,
    follow_up_note: note,
  },
});
/** Staff replied by e-mail, with a price in euros if the reply offers one. */
export const replied = (after: number, subject: string, body: string, price = ""): Step => ({
  after,
  values: { intent: "reply", subject, body: `Bonjour {prenom},\n\n${body}\n\n{signature}`, price },
});
/** Returns the same step, done by the colleague instead of the owner. */
export const byColleague = (step: Step): Step => ({ ...step, colleague: true });

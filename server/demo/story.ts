import type { FormValues } from "#app/lib/forms/form.ts";
import type { When } from "./moments.ts";

/** An action of the owner or their colleague on a submission. */
export interface Step {
  /** Minutes after the submission was received. */
  after: number;
  /** True when the colleague did it. */
  colleague?: boolean;
  /** The fields that the inbox's form would send, without those that identify the record. `reply` sends an e-mail. */
  values: FormValues & { intent: string };
}

/** A submission: what the person typed, and what staff did with it. */
export interface Story {
  when: When;
  values: FormValues;
  /** Names of attached files: see attachments.ts. */
  files?: readonly string[];
  steps?: readonly Step[];
  /** Why the last e-mail could not be delivered. */
  mailFailure?: string;
}

/** Marked read this many minutes after it arrived. */
export const read = (after: number): Step => ({ after, values: { intent: "read" } });
/** Moved to the trash. */
export const deleted = (after: number): Step => ({ after, values: { intent: "delete" } });
/** Notes by the staff. */
export const noted = (after: number, notes: string): Step => ({ after, values: { intent: "notes", notes } });
/** A new status. */
export const became = (after: number, status: string): Step => ({
  after,
  values: { intent: "status", status },
});
/** Won, for an amount in euros. */
export const won = (after: number, amount: string): Step => ({
  after,
  values: { intent: "won", result_amount: amount },
});
/** Lost, for a reason. */
export const lost = (after: number, reason: string): Step => ({
  after,
  values: { intent: "lost", result_amount: "", result_reason: reason },
});
/** To be called back, this many days from today. */
export const toCallBack = (after: number, days: number, note: string, time = ""): Step => ({
  after,
  values: {
    intent: "follow-up",
    follow_up_day: String(days),
    follow_up_time: time,
    follow_up_note: note,
  },
});
/** A reply by e-mail, with a price in euros if it offers one. */
export const replied = (after: number, subject: string, body: string, price = ""): Step => ({
  after,
  values: { intent: "reply", subject, body: `Bonjour {prenom},\n\n${body}\n\n{signature}`, price },
});
/** The same step, done by the colleague. */
export const byColleague = (step: Step): Step => ({ ...step, colleague: true });

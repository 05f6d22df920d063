import { databaseAnswers } from "#app/db/answers.server.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";

/**
 * How many forms of one kind a client may send in ten minutes (rule forms/limit). Even a family that shares one network
 * address sends far fewer.
 */
const clientLimit = { limit: 10, windowSeconds: 600 };

export interface Submission<Data> {
  /** The name of the form, such as `contact` or `quote`, for its limit and for the log. */
  form: string;
  values: FormValues;
  /** A pseudonym of the sender's network address, which changes every day. */
  clientKey: string;
  /** The data, or the errors that the form's own validation found. */
  checked: { data: Data } | { errors: FormErrors };
  /** Stores the form. Returns the visitor's reference, or errors that only become visible while storing. */
  store: (data: Data) => Promise<{ reference: string } | { errors: FormErrors }>;
}

/**
 * Receives a public form: checks it, counts it against the client's limit, then stores it. If it is not stored, the
 * answer contains everything that was typed (rule forms/failure). Never throws: if the database fails, the outcome is
 * 'failed'. To open photos takes seconds, so none is opened while the database cannot be reached (ADR 197).
 */
export async function receiveSubmission<Data>(submission: Submission<Data>): Promise<FormAnswer> {
  const { form, values, clientKey, checked, store } = submission;
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors, values };
  const limit = await takeRateLimit({ ...clientLimit, scope: form, key: clientKey });
  if (!limit.allowed) return { outcome: "limited", retryAfterSeconds: limit.retryAfterSeconds, values };
  // An uncounted client means that the database failed just now. If it still fails, the visitor is told at once, not
  // after the seconds that opening the photos would take.
  if (limit.isUncounted && !(await databaseAnswers())) {
    log.error({ form }, "submission not stored: the database is away");
    return { outcome: "failed", values };
  }
  try {
    const stored = await store(checked.data);
    if ("errors" in stored) return { outcome: "invalid", errors: stored.errors, values };
    return { outcome: "done", reference: stored.reference };
  } catch (error) {
    log.error({ err: error, form }, "submission not stored");
    return { outcome: "failed", values };
  }
}

import { databaseAnswers } from "#app/db/answers.server.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";

/**
 * How many forms of one kind a client may send in ten minutes (rule forms/limit). Even a family behind one network
 * address sends far fewer.
 */
const clientLimit = { limit: 10, windowSeconds: 600 };

export interface Submission<Data> {
  /** The form's name, for its rate limit and its lines in the log: `contact`, `quote`… */
  form: string;
  values: FormValues;
  /** The pseudonym of the sender's network address, which changes every day. */
  clientKey: string;
  /** The result of the form's own rules. */
  checked: { data: Data } | { errors: FormErrors };
  /** Stores the form. Returns the visitor's reference, or errors that are found only while storing. */
  store: (data: Data) => Promise<{ reference: string } | { errors: FormErrors }>;
}

/**
 * Receives a public form: checks it, counts it against the client's limit, then stores it. If it is not stored, the
 * result contains everything typed (rule forms/failure). Never throws: when the database fails, the outcome is
 * 'failed'. If the database cannot be reached, opens no photo (ADR 197).
 */
export async function receiveSubmission<Data>(submission: Submission<Data>): Promise<FormAnswer> {
  const { form, values, clientKey, checked, store } = submission;
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors, values };
  const limit = await takeRateLimit({ ...clientLimit, scope: form, key: clientKey });
  if (!limit.allowed) return { outcome: "limited", retryAfterSeconds: limit.retryAfterSeconds, values };
  // Checks the database first, because both opening photos and waiting again for an unreachable database take seconds.
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

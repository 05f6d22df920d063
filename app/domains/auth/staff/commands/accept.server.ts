import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { accounts, invitations, users } from "#app/db/schema/auth.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword } from "#app/lib/trust/password.server.ts";
import { signInKeys } from "../../commands/known-browser.server.ts";
import { commonPasswordWords } from "../../content.ts";
import type { Browser } from "../../gateway/browser.server.ts";
import { openSession } from "../../gateway/sessions.server.ts";
import { weaknessLabels } from "../../labels.ts";
import { passwordWeakness } from "../../rules.ts";
import { getInvitation } from "../queries.server.ts";
import { acceptanceSchema } from "../validation.ts";
import { fingerprint } from "#app/lib/trust/fingerprint.server.ts";

type Accepted = Outcome<{ done: { setCookies: string[] } }, "done" | "invalid" | "gone">;

/**
 * Creates the account of an invited person and signs them in (rule accounts/invitations). The link works once, even if
 * two requests arrive together. The role comes from the invitation and never from the form.
 */
export async function acceptInvitation(
  token: string,
  values: FormValues,
  browser: Browser,
): Promise<Accepted> {
  const invited = await getInvitation(token);
  if (!invited) return { outcome: "gone" };
  const checked = checkForm(acceptanceSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { name, new_password: password } = checked.data;
  const weakness = passwordWeakness(password, { email: invited.email, commonWords: commonPasswordWords });
  if (weakness) return { outcome: "invalid", errors: { new_password: weaknessLabels[weakness] } };
  const hash = await hashPassword(password);
  const made = await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(invitations)
      .where(and(eq(invitations.fingerprint, fingerprint(token)), gt(invitations.expiresAt, sql`now()`)))
      .returning({ email: invitations.email, role: invitations.role });
    if (!used) return null;
    const id = randomUUID();
    const { rowCount } = await tx
      .insert(users)
      .values({ id, ...used, name, nameConfirmed: true, emailVerified: true })
      .onConflictDoNothing({ target: users.email });
    // The operator may have created an account for this address meanwhile, with `npm run admin`. That account keeps its
    // password and role.
    if (rowCount !== 1) return null;
    await tx
      .insert(accounts)
      .values({ id: randomUUID(), userId: id, accountId: id, providerId: "credential", password: hash });
    log.info({ actorId: id, role: used.role }, "invitation accepted");
    return used;
  });
  if (!made) return { outcome: "gone" };
  const opened = await openSession(made.email, password, browser, { trusted: false });
  const { knownCookie } = await signInKeys(made.email, browser.cookies);
  return { outcome: "done", setCookies: [...(opened?.setCookies ?? []), knownCookie] };
}

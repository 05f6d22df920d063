import * as z from "zod/mini";
import { roles } from "../access/rules.ts";
import { accountEmailSchema, bothAlike, displayNameSchema, newPasswordTwice } from "../validation.ts";
import { staffTexts as texts } from "./labels.ts";

const emailLength = 254;
const role = z.enum(roles, texts.roleRequired);
const id = z.string().check(z.minLength(1), z.maxLength(64));

function isAccountEmail(typed: string): boolean {
  return typed.length <= emailLength && accountEmailSchema.safeParse(typed).success;
}

/** An invitation: the e-mail address and the role. */
export const invitationSchema = z.object({
  email: z
    .string(texts.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, { error: texts.emailRequired, abort: true }),
      z.refine(isAccountEmail, texts.notAnAddress),
    ),
  role,
});

/** What the buttons beside an account or an invitation send: the id of that account or invitation. */
export const staffActSchema = z.object({ id });
export const roleChangeSchema = z.object({ id, role });

/** The name and the password that an invited person chooses. */
export const acceptanceSchema = z
  .object({
    name: displayNameSchema.shape.name,
    ...newPasswordTwice,
  })
  .check(bothAlike);

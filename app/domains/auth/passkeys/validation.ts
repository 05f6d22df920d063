import * as z from "zod/mini";
import { oneLine } from "#app/lib/forms/one-line.ts";
import { passkeyTexts } from "./labels.ts";
import { longestName } from "./rules.ts";

export const passkeyNameSchema = z.object({
  passkey_name: z
    .string(passkeyTexts.nameRequired)
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, passkeyTexts.nameRequired),
      z.maxLength(longestName, passkeyTexts.nameTooLong),
    ),
});

const base64url = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\w-]*$/));

const answered = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
};

/** The answer of a device that has made a passkey (WebAuthn, RegistrationResponseJSON). */
export const creationAnswerSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
});

/** The answer of a device to a sign-in (WebAuthn, AuthenticationResponseJSON). */
export const signInAnswerSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: z.optional(base64url(200)),
  }),
});

export type CreationAnswer = z.infer<typeof creationAnswerSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

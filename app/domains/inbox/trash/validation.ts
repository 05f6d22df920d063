import * as z from "zod/mini";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import { versionField } from "#app/domains/submissions/validation.ts";

/** Takes one submission out of the trash, or deletes it for good. Other fields are refused. */
export const trashActSchema = z.strictObject({
  intent: z.enum(["restore", "delete"]),
  kind: z.enum(["message", "quote", "application"] satisfies SubmissionKind[]),
  id: z.uuid(),
  version: versionField,
});

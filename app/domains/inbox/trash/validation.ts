import * as z from "zod/mini";
import { versionField } from "#app/domains/submissions/validation.ts";
import { kindNames } from "../registry.ts";

/** Restores one submission from the trash, or deletes it for good. Other fields are refused. */
export const trashActSchema = z.strictObject({
  intent: z.enum(["restore", "delete"]),
  kind: z.enum(kindNames),
  id: z.uuid(),
  version: versionField,
});

import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { core } from "zod/mini";

/** One way to fill in a form: its fields, each with a value that the form's schema may accept. */
export interface FormVariant {
  /** The file and schema, and the number of the variant: `app/domains/inbox/replies/validation.ts replySchema 0`. */
  place: string;
  schema: core.$ZodType;
  values: Record<string, string>;
  /** The fields in which a text is typed. They are neither a choice nor a constant. */
  typed: string[];
}

interface Definition {
  type: string;
  shape?: Record<string, core.$ZodType>;
  options?: core.$ZodType[];
  innerType?: core.$ZodType;
  in?: core.$ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
  format?: string;
}

const uuid = "33333333-3333-4333-8333-333333333333";

/**
 * Returns every form of the product, from the schemas that the validation files export. A form added later is included
 * automatically.
 */
export async function listForms(): Promise<FormVariant[]> {
  const files = globSync(["app/domains/**/validation.ts", "app/domains/**/validation/*.ts"], {
    exclude: (path) => path.includes(".test."),
  }).toSorted();
  const forms: FormVariant[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (!isSchema(schema)) continue;
      for (const [number, shape] of shapesOf(schema).entries())
        forms.push({ place: `${file} ${name} ${number}`, schema, ...filledIn(shape) });
    }
  }
  return forms;
}

function isSchema(value: unknown): value is core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

function definitionOf(schema: core.$ZodType): Definition {
  // oxlint-disable-next-line no-underscore-dangle -- where zod says what a schema is made of
  return schema._zod.def as unknown as Definition;
}

function shapesOf(schema: core.$ZodType): Record<string, core.$ZodType>[] {
  const { type, shape, options, in: received } = definitionOf(schema);
  if (type === "object" && shape) return [shape];
  if (options) return options.flatMap(shapesOf);
  return received ? shapesOf(received) : [];
}

function filledIn(shape: Record<string, core.$ZodType>): Pick<FormVariant, "values" | "typed"> {
  const values: Record<string, string> = {};
  const typed: string[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const fixed = fixedValue(schema);
    values[name] = fixed ?? "1";
    if (fixed === undefined) typed.push(name);
  }
  return { values, typed };
}

/** Returns the value of a choice or a constant, or undefined for a field in which a text is typed. */
function fixedValue(schema: core.$ZodType): string | undefined {
  const { type, values, entries, format, innerType, in: received, options } = definitionOf(schema);
  if (type === "literal") return String(values?.[0]);
  if (type === "enum") return String(Object.values(entries ?? {}).find((value) => value !== ""));
  if (format === "uuid") return uuid;
  const inner = innerType ?? received ?? options?.[0];
  return inner && fixedValue(inner);
}

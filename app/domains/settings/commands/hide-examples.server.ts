import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import type { Typed } from "#app/domains/business/sections/settings.server.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { hideField } from "../content.ts";

/**
 * Returns the typed values of a section. If the form asks to hide all examples, each block of claims (statements that
 * only the owner can confirm) that is still an example is set to hidden (rule settings/first-start). A block with a
 * value that the owner typed is no example any more.
 */
export function withoutExamples(
  key: SectionKey,
  typed: Record<string, Typed>,
  values: FormValues,
): Record<string, Typed> {
  if (!firstValue(values, hideField)) return typed;
  const { settings, complete } = sectionOf(key);
  const now = complete?.(typed) ?? typed;
  const hidden = Object.entries(settings).flatMap(([name, setting]) => {
    const isBlock = setting.kind === "text" && setting.choices && "hidden" in setting.choices;
    return isBlock && name.endsWith("State") && now[name] === "example" ? [[name, "hidden"]] : [];
  });
  return { ...now, ...(Object.fromEntries(hidden) as Record<string, Typed>) };
}

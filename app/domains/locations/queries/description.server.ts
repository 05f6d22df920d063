import { firstValue, type FormValues } from "#app/lib/form.ts";
import { sanitizeContent } from "#app/lib/sanitize-html.server.ts";
import type { SafeHtml } from "#app/lib/safe-html.ts";
import { slugify } from "#app/lib/slug.ts";
import { describeLocation, findCommune } from "./communes.server.ts";

const longestText = 20_000;

/** The built-in description of the location a form holds (decision 45). A proposal: nothing is saved. */
export async function proposeDescription(values: FormValues): Promise<SafeHtml> {
  const typed = (name: string) => firstValue(values, name).trim().slice(0, 120);
  const [city, postalCode] = [typed("city"), typed("postal_code")];
  const commune = await findCommune(postalCode, city);
  const slug = slugify(typed("slug")) || slugify(city);
  return sanitizeContent(await describeLocation({ slug, city, postalCode }, commune));
}

/** A typed description as the public page would show it (decision 48). */
export function previewDescription(values: FormValues): SafeHtml {
  return sanitizeContent(firstValue(values, "description").slice(0, longestText));
}

import { currentProfile } from "#app/domains/business/profile.server.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { hasTextProvider } from "#app/lib/text-generation/provider.server.ts";
import { writeDescription } from "../gateway.server.ts";
import { locationDescription } from "../rules/description.ts";
import { findCommune, getDescribedPlace } from "./communes.server.ts";

const longestText = 20_000;

/**
 * Proposes a description for the location (town) in a form, without saving it (rule zones/descriptions). The
 * text-generation service (an external machine that writes texts) writes it, if the owner has set up such a service.
 * Without this service, or if it fails, the result is the built-in description.
 */
export async function proposeDescription(values: FormValues): Promise<SafeHtml> {
  const typed = (name: string) => firstValue(values, name).trim().slice(0, 120);
  const [city, postalCode] = [typed("city"), typed("postal_code")];
  const commune = await findCommune(postalCode, city);
  const slug = slugify(typed("slug")) || slugify(city);
  const place = await getDescribedPlace({ slug, city, postalCode }, commune);
  const written = (await hasTextProvider()) ? await writeDescription(place) : null;
  return sanitizeContent(written ?? locationDescription(place, await currentProfile()));
}

/** Sanitises a typed description and returns it as the public page would show it. */
export function previewDescription(values: FormValues): SafeHtml {
  return sanitizeContent(firstValue(values, "description").slice(0, longestText));
}

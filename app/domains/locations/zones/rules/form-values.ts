import type { FormValues } from "#app/lib/forms/form.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { defaultServices } from "../../content/defaults.ts";
import { offeredServices } from "./offers.ts";
import { storedHours } from "./contact.ts";
import type { LocationInput } from "../../validation.ts";
import type { LocationForForm } from "../queries/admin-form.server.ts";

/**
 * Returns the initial values of the form for a new location (town): the business's hours, and its services. These are
 * the default services that the business offers (rule import/defaults), and those that the owner added.
 */
export function newLocationValues(business: SiteProfile): FormValues {
  const offered = offeredServices(defaultServices, business).map(({ name }) => name);
  const own = business.site.own.map(({ name }) => name);
  return { hours: storedHours(business), services: [...offered, ...own].join("\n") };
}

/** The database column of each field of the form. */
const columns = {
  name: "name",
  slug: "slug",
  address: "address",
  postal_code: "postalCode",
  city: "city",
  latitude: "latitude",
  longitude: "longitude",
  phone: "phone",
  email: "email",
  hours: "hours",
  description: "description",
  services: "services",
  equipment: "equipment",
  certifications: "certifications",
  team_size: "teamSize",
  response_time: "responseTime",
  satisfaction_rate: "satisfactionRate",
  coverage_radius: "coverageRadius",
  is_indexed: "isIndexed",
} as const satisfies Record<keyof LocationInput, keyof LocationForForm>;

type Columns = typeof columns;
type Stored = { [Field in keyof Columns as Columns[Field]]: LocationInput[Field] };

const fields = Object.entries(columns) as [keyof Columns, Columns[keyof Columns]][];

/** Returns a stored location as form values. A list becomes one text, with one entry on each line. */
export function locationFormValues(stored: LocationForForm): FormValues {
  return Object.fromEntries(
    fields.map(([field, column]) => [field, [stored[column] ?? ""].flat().join("\n")]),
  );
}

/** Returns the columns for the values of a checked form. */
export function locationColumns(input: LocationInput): Stored {
  return Object.fromEntries(fields.map(([field, column]) => [column, input[field]])) as Stored;
}

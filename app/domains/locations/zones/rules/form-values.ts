import type { FormValues } from "#app/lib/forms/form.ts";
import { defaultHours, defaultServices } from "../../content/defaults.ts";

interface StoredForm {
  name: string;
  slug: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string | null;
  email: string | null;
  hours: string | null;
  description: string;
  services: readonly string[];
  equipment: readonly string[];
  certifications: readonly string[];
  teamSize: number | null;
  responseTime: string | null;
  satisfactionRate: number | null;
  coverageRadius: number | null;
}

/** The first values of a new location's form, the same as an import's (rule import/defaults). */
export const newLocationValues: FormValues = { hours: defaultHours, services: defaultServices.join("\n") };

/** Returns a stored location as form values: texts by field, lists one entry a line. */
export function locationFormValues(stored: StoredForm): FormValues {
  return {
    name: stored.name,
    slug: stored.slug,
    address: stored.address,
    postal_code: stored.postalCode,
    city: stored.city,
    phone: stored.phone ?? "",
    email: stored.email ?? "",
    hours: stored.hours ?? "",
    description: stored.description,
    services: stored.services.join("\n"),
    equipment: stored.equipment.join("\n"),
    certifications: stored.certifications.join("\n"),
    team_size: stored.teamSize?.toString() ?? "",
    response_time: stored.responseTime ?? "",
    satisfaction_rate: stored.satisfactionRate?.toString() ?? "",
    coverage_radius: stored.coverageRadius?.toString() ?? "",
  };
}

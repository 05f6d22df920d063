import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import type { LocationFilter } from "../rules/admin-addresses.ts";
import { cityOrder, foundBy } from "./list.server.ts";

/** Locations a page of the back office's list holds (B§2, B§9). */
const pageSize = 50;

/** A location as the back office lists it. */
export interface LocationRow {
  id: string;
  slug: string;
  city: string;
  postalCode: string;
  department: string | null;
  descriptionEdited: boolean;
}

/** A page of the locations meant, ordered by city, 50 a page (B§2, B§7, B§9; decision 46). */
export async function listLocations(filter: LocationFilter, page: number): Promise<Page<LocationRow>> {
  const meant = locationsMeant(filter);
  // Through the index alone to the page, and only then to the rows.
  const shown = db
    .select({ id: locations.id })
    .from(locations)
    .where(meant)
    .orderBy(...cityOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as("shown");
  const [total, items] = await Promise.all([
    db.$count(locations, meant),
    db
      .select({
        id: locations.id,
        slug: locations.slug,
        city: locations.city,
        postalCode: locations.postalCode,
        department: departments.name,
        descriptionEdited: locations.descriptionEdited,
      })
      .from(locations)
      .innerJoin(shown, eq(locations.id, shown.id))
      .leftJoin(communes, eq(communes.id, locations.communeId))
      .leftJoin(departments, eq(departments.id, communes.departmentId))
      .orderBy(...cityOrder),
  ]);
  return toPage(items, { page, size: pageSize, total });
}

/** The condition a filter stands for; undefined for all locations. */
export function locationsMeant({ search, department }: LocationFilter): SQL | undefined {
  return and(foundBy(search), department ? inArray(locations.communeId, communesOf(department)) : undefined);
}

function communesOf(department: string) {
  return db
    .select({ id: communes.id })
    .from(communes)
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .where(eq(departments.code, department));
}

/** The départements one may filter by: those whose communes are known, by code. */
export async function listDepartments(): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: departments.code, name: departments.name })
    .from(departments)
    .orderBy(asc(departments.code));
}

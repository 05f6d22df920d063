import { and, asc, eq, exists, inArray, type SQL } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import type { LocationFilter } from "../rules/admin-addresses.ts";
import { cityOrder, searchCondition } from "./list.server.ts";

/** How many locations (towns) a page of the back office's list has (rule zones/back-office-list). */
const pageSize = 50;

/** A location in the back office's list. */
export interface LocationRow {
  id: string;
  slug: string;
  city: string;
  postalCode: string;
  department: string | null;
  descriptionEdited: boolean;
}

/** Returns a page of the locations that match a filter, 50 a page, ordered by city (rule zones/back-office-list). */
export async function listLocations(filter: LocationFilter, page: number): Promise<Page<LocationRow>> {
  const meant = filterCondition(filter);
  // Finds the ids of the page's rows in an index first. The outer query then reads only these rows.
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

/** Returns the SQL condition for a filter. Undefined for all locations. */
export function filterCondition({ search, department }: LocationFilter): SQL | undefined {
  return and(
    searchCondition(search),
    department ? inArray(locations.communeId, communesOf(department)) : undefined,
  );
}

function communesOf(department: string) {
  return db
    .select({ id: communes.id })
    .from(communes)
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .where(eq(departments.code, department));
}

/** Lists the départements (administrative areas) that have locations, ordered by code, for the filter. */
export async function listDepartments(): Promise<{ code: string; name: string }[]> {
  return db
    .select({ code: departments.code, name: departments.name })
    .from(departments)
    .where(
      exists(
        db
          .select({ id: locations.id })
          .from(communes)
          .innerJoin(locations, eq(locations.communeId, communes.id))
          .where(eq(communes.departmentId, departments.id)),
      ),
    )
    .orderBy(asc(departments.code));
}

import pg from "pg";

const request = {
  service_type: "recuperation",
  description: "Le disque externe claque depuis hier soir.",
  urgency: "normal",
  first_name: "Hélène",
  last_name: "Marchand",
  email: "helene@exemple.fr",
  phone: "06 12 34 56 78",
};

/**
 * Makes the pages that a site does not have from the start, and returns their addresses: the slip (confirmation page)
 * of a quote request, the page on which a visitor sends photos from a telephone, and a list of zones with a choice of
 * départements. Call this before any page of zones is requested, because the site caches that list.
 */
export async function makePages(origin: string, databaseUrl: string): Promise<string[]> {
  await addMayenne(databaseUrl);
  const options = { method: "POST", headers: { Origin: origin } };
  const sent = await fetch(`${origin}/devis`, {
    ...options,
    body: new URLSearchParams(request),
    redirect: "manual",
  });
  const slip = sent.headers.get("location");
  const answer = await fetch(`${origin}/api/quote-photos`, options);
  const { link } = (await answer.json()) as { link: { url: string } };
  if (!slip) throw new Error(`no slip: /devis answered ${sent.status}`);
  return [new URL(slip, origin).pathname, new URL(link.url).pathname, "/locations?departement=53"];
}

/** Adds zones in a second département, so that the list of zones shows the choice of départements. */
async function addMayenne(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    with area as (
      insert into departments (code, name, region_id)
        select '53', 'Mayenne', region_id from departments where code = '72'
        returning id
    ), place as (
      insert into communes (insee_code, postal_code, name, department_id, latitude, longitude)
        select '53130', '53000', 'Laval', area.id, 48.07, -0.77 from area
        returning *
    )
    insert into locations (commune_id, name, slug, address, postal_code, city, phone, email, hours, description,
      description_edited, services, latitude, longitude, created_at, updated_at)
      select place.id, place.name, 'laval', other.address, place.postal_code, place.name, other.phone,
        other.email, other.hours, other.description, other.description_edited, other.services, place.latitude,
        place.longitude, other.created_at, other.updated_at
      from place, locations other where other.slug = 'la-fleche'`);
  await client.end();
}

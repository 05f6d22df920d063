import { randomUUID } from "node:crypto";
import pg from "pg";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { statement } from "#tests/support/databases.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/**
 * By status, the reason that the site gives when it refuses a request: malformed, missing, changed meanwhile, invalid.
 */
const words = {
  400: /Demande incomprise|n’a pas été comprise/,
  404: /n’est plus (là|dans la corbeille)/,
  409: /vient de modifier|vient de changer|a changé depuis/,
  422: /Choisissez dans la liste|Variable inconnue|entier de mois|Retapez|Écrivez|trop longue/,
};

type Write = [path: string, status: keyof typeof words, form: string];

/** Returns requests to the inboxes that the site must refuse, each with its path, its status and its form. */
function writes(
  { message, quote, application, template, trashed }: Record<string, string>,
  other = randomUUID(),
): Write[] {
  const validation = `intent=validate&id=${application}&validated_services=home-visit&validated_zone=&contract_type=&hourly_rate=&validation_notes=`;
  const reply = "intent=reply&subject=Bonjour&body=Bonjour";
  const texts = "name=Un&subject=Deux&body=Trois";
  return [
    ["messages", 400, `intent=read&id=${message}&read=false`],
    ["messages", 400, `intent=status&id=${message}&version=1&status=new`],
    ["messages", 400, "intent=delete&id=1%27%20or%20%271%27%3D%271"],
    ["messages", 404, `intent=delete&id=${quote}`],
    ["messages", 404, `intent=release&id=${trashed}`],
    ["messages", 409, `intent=notes&id=${message}&version=7&notes=Autre`],
    ["quotes", 400, `intent=status&id=${quote}&version=1&status=Nouveau`],
    ["quotes", 400, `intent=status&id=${quote}&version=1&status=new&status=completed`],
    ["quotes", 400, `intent=status&id=${quote}&version=1&status=completed&budget=1`],
    ["quotes", 400, `intent=status&id=${quote}&version=-1&status=completed`],
    ["quotes", 404, `intent=status&id=${other}&version=1&status=completed`],
    ["quotes", 409, `intent=status&id=${quote}&version=2&status=completed`],
    ["quotes", 422, `intent=notes&id=${quote}&version=1&notes=${"x".repeat(10_001)}`],
    ["applications", 400, `intent=status&id=${application}&version=1&status=new`],
    ["applications", 400, `intent=contact&id=${application}&contact_type=pigeon&contact_notes=Bonjour`],
    ["applications", 404, `intent=contact&id=${message}&contact_type=phone&contact_notes=Bonjour`],
    ["applications", 400, `${validation}&version=1&validated_specialties=it-security`],
    ["applications", 400, `${validation}&version=1&status=approved`],
    ["applications", 409, `${validation}&version=9&validated_specialties=pc-repair`],
    ["replies", 400, `${reply}&kind=post&id=${quote}&key=${other}&seen=`],
    ["replies", 400, `${reply}&kind=quote&id=${quote}&key=1&seen=`],
    ["replies", 400, `${reply}&kind=quote&id=${quote}&key=${other}&seen=&recipient=autre%40exemple.fr`],
    ["replies", 404, `${reply}&kind=message&id=${quote}&key=${other}&seen=`],
    ["replies", 409, `${reply}&kind=quote&id=${quote}&key=${other}&seen=${other}`],
    ["replies", 422, `${reply}%20%7Bjour%7D&kind=quote&id=${quote}&key=${other}&seen=`],
    ["templates", 400, `intent=create&id=1&kind=all&${texts}`],
    ["templates", 422, `intent=create&id=${other}&kind=tous&${texts}`],
    ["templates", 400, `intent=update&id=${template}&version=1&kind=all&${texts}&owner=1`],
    ["templates", 404, `intent=delete&id=${other}&version=1`],
    ["templates", 409, `intent=delete&id=${template}&version=8`],
    ["trash", 400, `intent=empty&kind=message&id=${trashed}&version=1`],
    ["trash", 400, `intent=delete&kind=users&id=${trashed}&version=1`],
    ["trash", 409, `intent=delete&kind=message&id=${trashed}&version=5`],
    ["trash", 404, `intent=restore&kind=message&id=${message}&version=1`],
    ["privacy", 400, "intent=erase&email=a%40b.fr&confirmation=a%40b.fr&fingerprint=1"],
    ["privacy", 400, "intent=everything"],
    ["privacy", 409, `intent=erase&email=a%40b.fr&confirmation=a%40b.fr&fingerprint=${"0".repeat(64)}`],
    ["privacy", 422, "intent=retention&version=0&prospect_months=999&applicant_months=12"],
    ["privacy", 409, "intent=retention&version=6&prospect_months=12&applicant_months=12"],
    ["privacy/export", 400, "email=tout"],
  ];
}

test("a forged or stale request to the inboxes is refused in French and changes nothing", async ({
  site,
  ownerCookies,
}) => {
  const ids = await storeOneOfEach(site.databaseUrl);
  const Cookie = ownerCookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { Cookie, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "10.67.0.1" };
  // The site prolongs a session that is in use, as if a minute of work had passed. The digest of the database leaves
  // that write out, because it comes from the site and not from a forged request.
  await statement(site.databaseUrl, "update sessions set expires_at = expires_at - interval '1 hour'");
  const before = await digestDatabase(site.databaseUrl);
  for (const [path, status, form] of writes(ids)) {
    const address = new URL(`/admin/${path}`, site.url);
    const asked = `${path} ${form.slice(0, 120)}`;
    // This is the request of a page without JavaScript. The response is a page that gives the reason of the refusal.
    const body = new URLSearchParams(form);
    const answer = await fetch(address, { method: "POST", redirect: "manual", headers, body });
    const said = (await answer.text()).replace(/<script[^]*?<\/script>/g, "");
    expect.soft(answer.status, asked).toBe(status);
    expect.soft(words[status].test(said), `${asked} says why`).toBe(true);
  }
  // The body is always plain text. The content type that the request declares varies.
  for (const path of ["messages", "quotes", "applications", "replies", "templates", "trash", "privacy"])
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
      const address = new URL(`/admin/${path}.data`, site.url);
      const sent = { ...headers, "X-Forwarded-For": "10.67.0.2", "Content-Type": type };
      const answer = await fetch(address, { method: "POST", headers: sent, body: '{"intent":"read"}' });
      expect.soft(answer.status, `${path} ${type}`).toBe(400);
    }
  expect(await digestDatabase(site.databaseUrl)).toEqual(before);
});

async function storeOneOfEach(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const insert = async (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row);
    const { rows } = await client.query<{ id: string }>(
      `insert into ${table} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
      Object.values(row),
    );
    return rows[0]?.id ?? "";
  };
  const person = () => ({ email: "a@b.fr", content_hash: randomUUID() });
  const name = { first_name: "Hélène", last_name: "Marchand", phone: "0612345678" };
  const stored = {
    message: await insert("contact_messages", { ...person(), name: "Hélène", message: "Bonjour" }),
    trashed: await insert("contact_messages", {
      ...person(),
      name: "Zoé",
      message: "Bonjour",
      deleted_at: new Date(),
    }),
    quote: await insert("quote_requests", {
      ...person(),
      ...name,
      service_type: "reseau",
      description: "Bonjour",
    }),
    application: await insert("technician_applications", {
      ...person(),
      ...name,
      city: "Le Mans",
      postal_code: "72000",
      experience_years: 4,
      specialties: ["pc-repair"],
      preferred_services: ["home-visit"],
      availability: "flexible",
    }),
    template: await insert("reply_templates", {
      id: randomUUID(),
      name: "Un modèle",
      kind: "all",
      subject: "Objet",
      body: "Texte",
    }),
  };
  await client.end();
  return stored;
}

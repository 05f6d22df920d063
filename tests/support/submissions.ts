import { db } from "#app/db/client.server.ts";
import { contactMessages, quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";

type Fields<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

/** The person who acts in tests of commands. */
export const camille = {
  userId: "u1",
  email: "camille@atelier72.example",
  name: "Camille Aubry",
  sessionId: "s1",
  role: "owner" as const,
};
export const sacha = { ...camille, userId: "u2", name: "Sacha Morel", sessionId: "s2" };

const person = { email: "helene@exemple.fr", phone: "06 12 34 56 78", phoneNormalized: "+33612345678" };

/** Stores a contact message as the contact form does. Returns its id. */
export async function storeMessage(fields: Fields<typeof contactMessages> = {}): Promise<string> {
  const [row] = await db
    .insert(contactMessages)
    .values({
      ...person,
      name: "Hélène Marchand",
      message: "Pouvez-vous réparer mon ordinateur portable ?",
      contentHash: crypto.randomUUID(),
      ...fields,
    })
    .returning({ id: contactMessages.id });
  return idOf(row);
}

/** Stores a quote request as the quote form does. Returns its id. */
export async function storeQuote(fields: Fields<typeof quoteRequests> = {}): Promise<string> {
  const [row] = await db
    .insert(quoteRequests)
    .values({
      ...person,
      first_name: "Hélène",
      last_name: "Marchand",
      service_type: "reparation",
      description: "La charnière gauche de mon portable est cassée.",
      contentHash: crypto.randomUUID(),
      ...fields,
    })
    .returning({ id: quoteRequests.id });
  return idOf(row);
}

/** Stores a technician application as its form does. Returns its id. */
export async function storeApplication(fields: Fields<typeof technicianApplications> = {}): Promise<string> {
  const [row] = await db
    .insert(technicianApplications)
    .values({
      ...person,
      first_name: "Hélène",
      last_name: "Marchand",
      city: "Le Mans",
      postal_code: "72000",
      experience_years: 4,
      specialties: ["pc-repair"],
      preferred_services: ["home-visit"],
      availability: "flexible",
      contentHash: crypto.randomUUID(),
      ...fields,
    })
    .returning({ id: technicianApplications.id });
  return idOf(row);
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

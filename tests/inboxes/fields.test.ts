import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages, quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { quoteRequestSchema } from "#app/domains/quote-requests/validation.ts";
import { technicianApplicationSchema } from "#app/domains/technician-applications/validation.ts";

// rule forms/one-name
test.each([
  ["contact", contactMessageSchema.shape, contactMessages],
  ["quote", quoteRequestSchema.shape, quoteRequests],
  ["application", technicianApplicationSchema.shape, technicianApplications],
] as const)("every field of the %s form has a column of the same name", (_form, shape, table) => {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  expect(Object.keys(shape).length).toBeGreaterThan(4);
  for (const field of Object.keys(shape)) expect(columns).toContain(field);
});

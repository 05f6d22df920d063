import { expect, test } from "vitest";
import { displayNameSchema } from "#app/domains/auth/validation.ts";
import { postSchema } from "#app/domains/blog/editor/validation.ts";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { technicianApplicationSchema } from "#app/domains/technician-applications/validation.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { textValues } from "#app/lib/forms/form.ts";

const typed = {
  name: "Alice Martin",
  email: "alice@example.org",
  message: "Bonjour,\r\nmon écran est noir.",
};

function check(schema: Parameters<typeof checkForm>[0], changes: Record<string, string>) {
  return checkForm(schema, textValues(Object.entries({ ...typed, ...changes })));
}

// rule forms/clean-text
test.each(["\u200b\u200b", "\u3164\u3164", "\u115f", "\u2800", "\u202e", " \u00a0 "])(
  "a required field is empty if its text shows nothing: %j",
  (nothing) => {
    expect(check(contactMessageSchema, { name: nothing, message: nothing })).toEqual({
      errors: { name: "Le nom est requis", message: "Le message est requis" },
    });
    expect(check(displayNameSchema, { name: nothing })).toHaveProperty("errors.name");
    expect(check(technicianApplicationSchema, { last_name: nothing, city: nothing })).toMatchObject({
      errors: { last_name: "Le nom est requis", city: "La ville est requise" },
    });
    expect(check(postSchema, { title: nothing, content: `<p>${nothing}&#8203;</p>` })).toMatchObject({
      errors: { title: "Le titre est requis", content: "Le contenu est requis" },
    });
  },
);

// rule forms/clean-text
test("a line break stays in a text of several lines, and becomes a space in a field of one line", () => {
  const sent = { name: "Alice\r\nBcc: x@evil.test", phone: "06 12 34\n56 78" };
  expect(check(contactMessageSchema, sent)).toMatchObject({
    data: { name: "Alice Bcc: x@evil.test", phone: "06 12 34 56 78", message: typed.message },
  });
  expect(check(displayNameSchema, { name: "Ali\u202ece\nMartin" })).toEqual({
    data: { name: "Alice Martin" },
  });
});

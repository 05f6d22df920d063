import { expect, test } from "vitest";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { questionSchema } from "./validation.ts";

const id = "0198b2f0-0000-7000-8000-000000000000";
const typed = { conversation: id, visitor: id, message: "Quels sont vos tarifs ?" };

// rule language/french
test.each([
  ["message", "", "Écrivez votre question"],
  ["message", "a".repeat(501), "La question est trop longue (500 caractères au plus)"],
  ["conversation", "x", "Conversation inconnue\u00a0: rouvrez l’assistant"],
  ["visitor", "x", "Conversation inconnue\u00a0: rouvrez l’assistant"],
  ["choice", "x", "Cette réponse n’est plus proposée"],
])("a question whose %s is wrong is refused in French", (name, value, error) => {
  expect(checkForm(questionSchema, { ...typed, [name]: value })).toEqual({ errors: { [name]: error } });
  const { [name]: _, ...without } = typed as Record<string, string>;
  expect(checkForm(questionSchema, without)).toEqual(
    name === "choice"
      ? { data: { ...typed, choice: null } }
      : { errors: { [name]: expect.stringMatching(/^(?:Écrivez|Conversation)/) } },
  );
});

import { expect, test } from "vitest";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { characterClasses, textOf } from "./characters.ts";
import { listForms } from "./forms.ts";

const forms = await listForms();
/** More than the server passes to the validation rules of a form. The rules must be fast even without that limit. */
const bytes = 64 * 1024;
const limitMs = 100;

test("the search for forms finds each form with its fields", () => {
  expect(forms.length).toBeGreaterThan(40);
  const newsletter = forms.find(({ place }) => place.includes("newsletterSchema"));
  expect(newsletter).toMatchObject({ values: { email: "1" }, typed: ["email"] });
  const reply = forms.find(({ place }) => place.includes("replySchema"));
  expect(reply?.values).toMatchObject({ intent: "reply", kind: "message" });
});

test.each(Object.keys(characterClasses))(
  "every form checks 64 KiB of %s in any field without a delay",
  (kind) => {
    const text = textOf(kind, bytes);
    const slow = forms.flatMap(({ place, schema, values, typed }) =>
      typed.flatMap((field) => {
        const ms = shortestMs(() => void checkForm(schema, { ...values, [field]: text }, bytes));
        return ms < limitMs ? [] : [`${place} ${field}: ${Math.round(ms)} ms`];
      }),
    );
    expect(slow).toEqual([]);
  },
);

/**
 * Returns the shortest processor time of three calls, in milliseconds; stops at the first call that is fast enough. The
 * first call also compiles the code. Processor time leaves out other work of the machine.
 */
function shortestMs(call: () => void): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && shortest >= limitMs; run += 1) {
    const before = process.threadCpuUsage();
    call();
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { replyTemplates } from "#app/db/schema/replies.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { camille, sacha, storeQuote } from "#tests/support/submissions.ts";
import { changeTemplate } from "./commands/templates.server.ts";
import { starterTemplates } from "./content.ts";
import { getReplyForm, getTemplate, listTemplates } from "./queries.server.ts";
import { seedReplyTemplates } from "./seed.server.ts";

beforeEach(() => db.execute(sql`truncate reply_templates, seeds`));

const fields = { name: "Rappel", kind: "quote", subject: "[{reference}] Rappel", body: "Bonjour {prenom}" };
const ask = (asked: Parameters<typeof changeTemplate>[1]) => changeTemplate(camille, asked);

// rule inboxes/templates
test("a template is created once, changed and deleted", async () => {
  const id = crypto.randomUUID();
  const create = { ...fields, intent: "create", id };
  expect(await Promise.all([ask(create), ask(create)])).toEqual([{ outcome: "done" }, { outcome: "done" }]);
  expect(await listTemplates(specifiedProfile)).toMatchObject([{ id, name: "Rappel", version: 1 }]);
  const update = { ...fields, intent: "update", id, version: "1", body: "Un\r\ndeux" };
  expect(await ask(update)).toEqual({ outcome: "done" });
  expect(await getTemplate(id)).toMatchObject({ body: "Un\ndeux", version: 2 });
  expect(await ask({ intent: "delete", id, version: "2" })).toEqual({ outcome: "done" });
  expect(await ask({ intent: "delete", id, version: "2" })).toEqual({ outcome: "gone" });
  expect(await listTemplates(specifiedProfile)).toEqual([]);
});

test("a change or a deletion made from an older version is refused and overwrites nothing", async () => {
  const id = crypto.randomUUID();
  await ask({ ...fields, intent: "create", id });
  const update = { ...fields, intent: "update", id, version: "1" };
  const outcomes = await Promise.all([
    changeTemplate(camille, { ...update, body: "Le mien" }),
    changeTemplate(sacha, { ...update, body: "Le sien" }),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"]);
  const before = await getTemplate(id);
  expect(await ask({ ...update, body: "Encore" })).toEqual({ outcome: "stale" });
  expect(await ask({ intent: "delete", id, version: "1" })).toEqual({ outcome: "stale" });
  expect(await getTemplate(id)).toEqual(before);
});

test("an invalid template is refused with an error, a forged one is refused, and nothing changes", async () => {
  const id = crypto.randomUUID();
  await ask({ ...fields, intent: "create", id });
  const before = await db.select().from(replyTemplates);
  const update = { ...fields, intent: "update", id, version: "1" };
  const wrong = [
    [{ ...update, body: "{inconnue}" }, "invalid"],
    [{ ...update, name: " " }, "invalid"],
    [{ ...update, kind: "invoice" }, "invalid"],
    [{ ...update, version: "x" }, "refused"],
    [{ ...update, id: "new" }, "refused"],
    [{ ...update, createdAt: "now" }, "refused"],
    [{ ...update, id: crypto.randomUUID() }, "gone"],
    [{ intent: "delete", id }, "refused"],
    [{ intent: "drop", id }, "refused"],
    [{}, "refused"],
  ] as const;
  for (const [asked, outcome] of wrong)
    expect(await ask(asked as Record<string, string>), JSON.stringify(asked)).toMatchObject({ outcome });
  expect(await db.select().from(replyTemplates)).toEqual(before);
});

test("an installation has a hundred reply templates at most", async () => {
  await db.execute(sql`insert into reply_templates (name, kind, subject, body)
    select 'Modèle ' || n, 'all', 'Objet', 'Texte' from generate_series(1, 100) n`);
  expect(await ask({ ...fields, intent: "create", id: crypto.randomUUID() })).toMatchObject({
    outcome: "invalid",
  });
  expect(await db.$count(replyTemplates)).toBe(100);
});

// rule inboxes/templates
test("a new installation starts with reply templates, and a deleted one never comes back", async () => {
  await Promise.all([seedReplyTemplates(), seedReplyTemplates()]);
  expect(await listTemplates(specifiedProfile)).toHaveLength(starterTemplates.length);
  const form = await getReplyForm("quote", await storeQuote(), "Camille");
  expect(new Set(form?.templates.map(({ kind }) => kind))).toEqual(new Set(["all", "quote"]));
  await db.delete(replyTemplates);
  await seedReplyTemplates();
  expect(await listTemplates(specifiedProfile)).toEqual([]);
});

// rule settings/premises
test("a shop that receives nobody does not see the templates that invite people, except its own", async () => {
  await seedReplyTemplates();
  const body = "Bonjour {prenom},\n\nPassez nous voir.";
  await ask({ ...fields, name: "Le mien", intent: "create", id: crypto.randomUUID(), body });
  const all = await listTemplates(specifiedProfile);
  expect(all.every(({ isOffered }) => isOffered)).toBe(true);
  const shop = { site: { ...specifiedProfile.site, noPremises: true as const } };
  const listed = await listTemplates(shop);
  expect(listed.map(({ name }) => name)).not.toContain("Inviter à passer à l’atelier");
  expect(listed.length).toBeLessThan(all.length);
  expect(listed.filter(({ isOffered }) => !isOffered).map(({ name }) => name)).toEqual(["Le mien"]);
});

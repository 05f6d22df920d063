import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { replyTo } from "./queries/reply.server.ts";

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
});
afterEach(() => db.execute(sql`truncate settings_sections, settings_changes`));

const withoutMacs = () => changeSettings(camille, "site", { version: "0", macs: "no" });
const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

const refusal =
  "Nous ne réparons pas les Mac : nous nous occupons des PC, portables et fixes. Pour savoir à qui vous adresser : 02";

// rule settings/devices
test.each([
  "Réparez-vous les Mac ?",
  "mon macbook est très lent",
  "combien coûte une batterie de MacBook Pro ?",
  "Vous changez l’écran d’un iMac ?",
  "macOS ne démarre plus",
  "dépannez-vous les ordinateurs apple",
])("a shop that does not work on Macs says so to '%s'", async (question) => {
  expect(await reply(question)).not.toContain("Nous ne réparons pas");
  await withoutMacs();
  expect(await reply(question)).toContain(refusal);
});

// rule settings/devices
test("a shop that does not work on Macs answers other questions as before", async () => {
  await withoutMacs();
  for (const question of [
    "Mon ordinateur portable est lent",
    "Réparez-vous l’écran d’un iphone apple ?",
    "comment trouver l’adresse mac de ma box ?",
  ])
    expect(await reply(question), question).not.toContain("réparons pas les Mac");
  expect(await reply("Quels services proposez-vous ?")).toContain("les ordinateurs des particuliers");
});

// rule settings/devices
test("Macs are refused even if the owner has deleted the response about Macs", async () => {
  await withoutMacs();
  await db.delete(chatbotResponses).where(eq(chatbotResponses.topic, "mac"));
  expect(await reply("Réparez-vous les MacBook ?")).toContain(refusal);
});

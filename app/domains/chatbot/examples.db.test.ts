import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { replyToVisitor } from "./commands/talk.server.ts";
import { ask, asker, emptyAssistant, opened, say, stored } from "#tests/support/chatbot/owner.ts";
import { listExamples, readOffTopic } from "./queries/examples.server.ts";
import { listLessons, listUnanswered } from "./queries/learning.server.ts";
import { listWeeks } from "./queries/weeks.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

beforeEach(emptyAssistant);

describe("examples", () => {
  const examplesOf = async (keywords: string) => {
    const row = (await stored()).find((one) => one.keywords === keywords);
    return listExamples(row?.id ?? "");
  };

  // rule assistant/examples
  test("are saved with a response, one on each line, and stay when the form does not send them", async () => {
    const typed = { keywords: "parking", response: "Devant.", label: "Se garer" };
    await ask("save", { ...typed, examples: " où se garer ? \n\nOÙ SE GARER ?\nvous avez un parking" });
    expect(await examplesOf("parking")).toEqual(["où se garer ?", "vous avez un parking"]);
    const [row] = await stored();
    const edit = { ...typed, id: row?.id ?? "", version: "1" };
    await ask("save", edit);
    expect(await examplesOf("parking")).toHaveLength(2);
    await ask("save", { ...edit, version: "2", examples: "vous avez un parking\nune place ?" });
    expect(await examplesOf("parking")).toEqual(["vous avez un parking", "une place ?"]);
    expect((await stored())[0]?.label).toBe("Se garer");
    expect(await ask("save", { ...typed, response: "X", examples: "a".repeat(301) })).toMatchObject({
      outcome: "invalid",
      errors: { examples: expect.stringContaining("300") },
    });
    const many = Array.from({ length: 301 }, (_, at) => `question ${at}`).join("\n");
    expect(await ask("save", { ...typed, response: "X", examples: many })).toMatchObject({
      errors: { examples: expect.stringContaining("300") },
    });
  });

  // rule assistant/examples
  test("of off-topic questions are a separate list, which cannot be saved over somebody else's change", async () => {
    const before = await readOffTopic();
    expect(await ask("foreign", { examples: "la météo\nun plombier", seen: before.seen })).toMatchObject({
      outcome: "done",
    });
    expect((await readOffTopic()).questions).toEqual(["la météo", "un plombier"]);
    expect(await ask("foreign", { examples: "", seen: before.seen })).toMatchObject({ outcome: "stale" });
    expect((await readOffTopic()).questions).toHaveLength(2);
  });

  // rule assistant/effect
  test("can be made from unanswered questions, and the screen says how they change the answers to the kept test questions", async () => {
    await ask("save", {
      keywords: "tarifs",
      response: "Les prix.",
      examples: "vos prix\nc'est combien\nun tarif",
    });
    await db.update(chatbotResponses).set({ topic: "prices" });
    await learnNow();
    const mine = await opened();
    await say(mine, "zorglub ?", "le tricot");
    const [into] = await stored();
    const groups = await listUnanswered();
    const ids = (question: string) => groups.find((one) => one.question === question)?.ids.join(",") ?? "";
    const taught = await ask("teach", { questions: ids("zorglub ?"), into: into?.id ?? "" });
    expect(taught).toMatchObject({ outcome: "done", effect: { all: expect.any(Number) } });
    expect(taught.outcome === "done" && (taught.effect?.all ?? 0)).toBeGreaterThan(50);
    expect(await examplesOf("tarifs")).toContain("zorglub ?");
    await ask("teach", { questions: ids("le tricot"), into: "foreign" });
    expect((await readOffTopic()).questions).toContain("le tricot");
    expect(await listUnanswered()).toEqual([]);
    const gone = { questions: "1", into: "00000000-0000-4000-8000-000000000000" };
    expect(await ask("teach", gone)).toMatchObject({ outcome: "stale" });
    expect(await ask("teach", { questions: "1", into: "x" })).toMatchObject({ outcome: "refused" });
  });

  // rule assistant/learning
  test("can be made from conversations, once, for the response that was given", async () => {
    await ask("save", { keywords: "horaires ouvert", response: "Ouvert : {horaires}." });
    await say(await opened(), "vos horaires svp");
    const [lesson] = await listLessons();
    expect(await ask("learn", { lessons: [lesson?.key ?? ""] })).toMatchObject({ added: 1 });
    expect(await examplesOf("horaires ouvert")).toEqual(["vos horaires svp"]);
    expect(await stored()).toHaveLength(1);
    expect(await listLessons()).toEqual([]);
  });
});

// rule assistant/learning
test("a question and the button chosen after the assistant asked back become a lesson, but the button's text does not", async () => {
  await ask("save", { keywords: "montage vidéo", response: "Montage.", label: "Monter un film" });
  await ask("save", { keywords: "copie vidéo", response: "Copie." });
  const [montage, copy] = await stored();
  const mine = await opened();
  const told = async (question: string, button: string, choice = "") => {
    await say(mine, question);
    await db.execute(sql`update chatbot_messages set kind = 'asked_back', content = 'De quoi s’agit-il ?'
      where id = (select max(id) from chatbot_messages)`);
    await replyToVisitor({ ...mine, message: button, ...(choice && { choice }) }, asker("client"));
  };
  await told("mon film svp", "Monter un film", montage?.id);
  await told("ma cassette", "Copie vidéo", copy?.id);
  await told("autre chose", "montage vidéo");
  const lessons = await listLessons();
  expect(lessons.map(({ keywords, from }) => [keywords, from]).toSorted()).toEqual([
    ["ma cassette", copy?.id],
    ["mon film svp", montage?.id],
  ]);
});

// rule assistant/examples
test("for an unanswered question the screen first offers the likeliest response, or 'off topic'", async () => {
  const examples = (about: string) => ["un", "le", "mon"].map((word) => `${word} ${about}`).join("\n");
  await ask("save", { keywords: "imprimante", response: "Oui.", examples: examples("imprimante en panne") });
  await ask("foreign", { examples: examples("piano à accorder"), seen: (await readOffTopic()).seen });
  await learnNow();
  const mine = await opened();
  await say(mine, "piano à accorder vite");
  const [group] = await listUnanswered();
  expect(group?.nearest.map(({ name }) => name)).toEqual([null, "Imprimante"]);
});

// rule assistant/weeks
test("the numbers of a week are counted from the replies of its days", async () => {
  await ask("save", { keywords: "horaires", response: "Ouvert." });
  const mine = await opened();
  await say(mine, "horaires", "tricot", "macramé");
  await db.execute(sql`update chatbot_messages set kind = 'asked_back' where kind = 'no_match' and id =
    (select max(id) from chatbot_messages)`);
  const weeks = await listWeeks();
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toMatchObject({ questions: 3, answered: 1, askedBack: 1, unanswered: 1, handedOver: 0 });
  expect(weeks[7]).toMatchObject({ questions: 0, answered: 0 });
});

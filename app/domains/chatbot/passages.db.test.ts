import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { asker, opened, startWithArticles } from "#tests/support/chatbot/owner.ts";
import { replyToVisitor } from "./commands/talk.server.ts";
import { listLessons } from "./queries/learning.server.ts";
import { findPassages } from "./queries/passages.server.ts";
import { showJudgement } from "./queries/judgement.server.ts";
import { judgeQuestion, replyTo } from "./queries/reply.server.ts";
import { listWeeks } from "./queries/weeks.server.ts";

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, chatbot_conversations, rate_limits cascade`);
  await startWithArticles();
});

/** The path of each page, by the short name that the author of the test questions gave the page. */
const pages: Record<string, string> = {
  "disque-claque": "/blog/disque-dur-qui-claque",
  "faux-support": "/blog/faux-support-technique",
  "mots-de-passe": "/blog/mots-de-passe-solides",
  "pc-lent": "/blog/ordinateur-lent-sept-verifications",
  "regle-3-2-1": "/blog/sauvegarde-regle-3-2-1",
  securite: "/services/securite-informatique",
  reseau: "/services/configuration-reseau",
  "reparation-materiel": "/services/reparation-materielle",
  "reparation-logiciel": "/services/depannage-logiciel",
  "recuperation-donnees": "/services/recuperation-donnees",
  peripheriques: "/services/configuration-peripheriques",
  maintenance: "/services/maintenance-preventive",
  ameliorations: "/services/mise-a-niveau",
  "aide-distance": "/services/depannage-distance",
};

const file = new URL("../../../tests/support/chatbot/passages.tsv", import.meta.url);
const questions = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as [page: string, question: string]);

const bestPath = async (question: string) => {
  const judgement = await judgeQuestion(question);
  if (judgement.decision.kind !== "none") return judgement.decision.kind;
  const found = await findPassages(question, judgement, { profile: await currentProfile(), executor: db });
  return found?.passages[0]?.path ?? null;
};

// rule assistant/passages
test("questions that somebody else wrote lead to the right page, or to none", async () => {
  const counts = {
    byResponses: 0,
    right: 0,
    wrong: 0,
    silent: 0,
    offTopic: 0,
    offTopicAnswered: 0,
    offTopicPassages: 0,
  };
  for (const [page, question] of questions) {
    const path = await bestPath(question);
    const isResponse = path === "answer" || path === "ask";
    if (page === "none") {
      counts.offTopic += 1;
      if (path === "answer") counts.offTopicAnswered += 1;
      else if (path !== null && !isResponse) counts.offTopicPassages += 1;
    } else if (isResponse) counts.byResponses += 1;
    else counts[path === null ? "silent" : path === pages[page] ? "right" : "wrong"] += 1;
  }
  process.stdout.write(`passages: ${JSON.stringify(counts)}\n`);
  expect(questions).toHaveLength(150);
  expect(counts.right).toBeGreaterThan(counts.wrong);
  expect(counts.offTopicPassages / counts.offTopic).toBeLessThanOrEqual(0.05);
});

// rule assistant/passages
test("the answer quotes a passage's best sentences with a link, counts as an answer and adds no question to learn", async () => {
  const mine = await opened();
  const message = "Peut-on ouvrir soi-même le boîtier du disque pour débloquer les têtes ?";
  const answer = await replyToVisitor({ ...mine, message }, asker("client"));
  if (answer.outcome !== "done") throw new Error(answer.outcome);
  expect(answer.reply).toMatch(/^Voici ce qu’en dit notre article «\u00a0Disque dur qui claque/);
  expect(answer.reply).toMatch(/têtes?\b/);
  expect(answer.reply).toContain("/blog/disque-dur-qui-claque");
  expect(answer.reply.length).toBeLessThan(900);
  expect(await db.$count(chatbotMessages, eq(chatbotMessages.kind, "passage"))).toBe(1);
  expect(await listLessons()).toEqual([]);
  expect((await listWeeks())[0]).toMatchObject({ questions: 1, answered: 1, unanswered: 0 });
});

// rule assistant/passages
test("the try field 'Tester' shows what a visitor would read from the shop's data or from a page", async () => {
  const shown = await showJudgement(
    "Peut-on ouvrir soi-même le boîtier du disque pour débloquer les têtes ?",
  );
  expect(shown.reply).toMatchObject({
    from: "page",
    content: expect.stringContaining("/blog/disque-dur-qui-claque"),
  });
  expect((await showJudgement("prix de la formule pro de sécurité")).reply).toMatchObject({ from: "data" });
  expect((await showJudgement("vos horaires")).reply).toMatchObject({ from: "response" });
});

// rule assistant/tried
test("'Tester' shows the words of the question as they were typed, also those that it corrects", async () => {
  const { words } = (await showJudgement("Quels dépannages proposez-vous à Trombinville ?")).match;
  expect(words.map(({ word }) => word)).toEqual(["dépannages", "proposez", "Trombinville"]);
  const { corrections } = (await showJudgement("imprimnate wifi")).match;
  for (const { typed, meant } of corrections) expect([typed, meant]).toEqual(["imprimnate", "imprimante"]);
});

// rule assistant/several-questions
test.each([
  ["several", "Vous réparez les imprimantes ? Et vous prenez la carte bancaire ?"],
  ["several", "vous ouvrez quand samedi et c'est combien un diagnostic"],
  ["choices", "prix et délai"],
  ["nothing", "quelle est la météo demain à Marseille"],
  ["response", "Vous avez réparé mon PC et il est encore en panne, c'est inadmissible"],
])("'Tester' shows what a visitor would read: %s, %s", async (from, message) => {
  const mine = await opened();
  const answer = await replyToVisitor({ ...mine, message }, asker("client"));
  if (answer.outcome !== "done") throw new Error(answer.outcome);
  const shown = await showJudgement(message);
  expect(shown.reply).toEqual({ from, content: answer.reply });
  expect(shown.buttons).toEqual(answer.choices.map(({ label }) => label));
});

// rule assistant/passages
test("the assistant does not quote an article that is not published", async () => {
  const question = "Peut-on ouvrir soi-même le boîtier du disque pour débloquer les têtes ?";
  const { slug } = blogPosts;
  const hidden = { status: "draft", publishedAt: null } as const;
  await db.update(blogPosts).set(hidden).where(eq(slug, "disque-dur-qui-claque"));
  const { content } = await replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" });
  expect(content).not.toContain("/blog/disque-dur-qui-claque");
});

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { seedBlog } from "#app/domains/blog/seed.server.ts";
import { measure, type Question, type Said, scoreLine } from "#tests/support/chatbot/questions.ts";
import { findPassages } from "./queries/passages.server.ts";
import { judgeQuestion } from "./queries/reply.server.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

// Only totals are printed. Whoever improves the assistant must not read these questions, so that the test stays fair.

interface Voiced extends Question {
  voice: string;
}

const ordinaryVoices = ["polite", "hurried", "no-accents", "half-english"];

/**
 * Reads the questions of strangers. The topic `none` means that 'I do not know' is a right answer too. If a question
 * has another topic as well, it still counts as a question about the shop's work.
 */
function readStrangers(): Voiced[] {
  const file = new URL("../../../tests/support/chatbot/strangers.tsv", import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [voice = "", , topics = "", text = ""] = line.split("\t");
    return { voice, text, topics: topics === "off" ? [] : topics.split("|") };
  });
}

async function ask({ text, topics }: Question): Promise<Said> {
  const judgement = await judgeQuestion(text);
  const { decision, responses } = judgement;
  // A reply that refuses the request does not count as an answer.
  if (responses[0]?.topic === "refused") return { kind: "none", topics: [] };
  const said: Said = { kind: decision.kind, topics: responses.map(({ topic }) => topic) };
  // A quotation from a page also counts as an answer. It is a wrong one if the question is off topic.
  const found = topics.length === 0 && said.kind === "none";
  if (found && (await findPassages(text, judgement, { profile: await currentProfile(), executor: db })))
    return { kind: "answer", topics: ["passage"] };
  const mayNotKnow = said.kind === "none" && topics.includes("none");
  return mayNotKnow ? { kind: "answer", topics: ["none"] } : said;
}

const strangers = readStrangers();
const byText = new Map(strangers.map((question) => [question.text, question]));
/** The answers by question. Each question counts twice, for its voice (its way of writing) and in the total. */
const answers = new Map<string, Promise<Said>>();
const score = (questions: readonly Voiced[]) =>
  measure(questions, (text) => {
    const said = answers.get(text) ?? ask(byText.get(text) ?? { text, topics: [] });
    answers.set(text, said);
    return said;
  });

beforeAll(async () => {
  await seedBlog();
  await seedChatbot();
  await learnNow();
});

// rule assistant/understanding
test(
  "strangers get the right answer to at least 80 % of their questions, and to 90 % of those in ordinary language",
  { timeout: 240_000 },
  async () => {
    for (const voice of new Set(strangers.map((question) => question.voice))) {
      const voiced = await score(strangers.filter((question) => question.voice === voice));
      process.stdout.write(`${voice}: ${scoreLine(voiced)}\n`);
    }
    const all = await score(strangers);
    const ordinary = await score(strangers.filter(({ voice }) => ordinaryVoices.includes(voice)));
    process.stdout.write(`all voices: ${scoreLine(all)}\nordinary voices: ${scoreLine(ordinary)}\n`);
    expect(strangers).toHaveLength(680);
    expect(all.right / all.onTopic).toBeGreaterThanOrEqual(0.8);
    expect(ordinary.right / ordinary.onTopic).toBeGreaterThanOrEqual(0.9);
    expect(all.askedBack / all.onTopic).toBeLessThan(0.12);
    expect(all.wrong / all.onTopic).toBeLessThanOrEqual(0.05);
    expect(all.answered / all.offTopic).toBeLessThanOrEqual(0.05);
  },
);

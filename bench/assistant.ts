import { readFileSync } from "node:fs";
import pg from "pg";
import { readExamples, readKeptQuestions } from "../app/domains/chatbot/content/examples.ts";
import { learnedText } from "../app/domains/chatbot/content/learned-texts.ts";
import { starterResponses } from "../app/domains/chatbot/content/starter-responses.ts";
import { decide } from "../app/domains/chatbot/understanding/rules/decision.ts";
import { learnFrom, understand } from "../app/domains/chatbot/understanding/rules/knowledge.ts";
import type { Row } from "./report.ts";

const responses = 5_000;
const learned = 5_000;
/**
 * The authors of the example questions, one letter each, in groups. The examples of one group test the knowledge that
 * the assistant learned from the other groups.
 */
const groups = [["a", "e"], ["b", "f"], ["c"], ["d", "g"]];

const content = new URL("../app/domains/chatbot/content/", import.meta.url);
const examples = readExamples(readFileSync(new URL("starter-examples.tsv", content), "utf8"));
const questions = readKeptQuestions(readFileSync(new URL("kept-questions.tsv", content), "utf8"));

/** Measures the time to learn from 5,000 examples and judge the test questions, and the memory of the result. */
export function measureLearning(): Row[] {
  const kept = questions.map(({ text, topics }) => ({ question: text, responseIds: topics }));
  const taught = { ...lessons(examples.slice(0, learned)), kept };
  // Runs as on the site: in a process that has just started, in which nothing is compiled yet.
  const [started, used] = [performance.now(), process.cpuUsage()];
  const knowledge = learnFrom(taught);
  const [ms, { user, system }] = [performance.now() - started, process.cpuUsage(used)];
  const bytes = [knowledge.weights, knowledge.words, knowledge.nearest]
    .flatMap((part) => Object.values(part))
    .reduce((sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0);
  return [
    {
      what: "learning 5,000 examples",
      ms: Math.round(ms),
      "processor ms": Math.round((user + system) / 1_000),
    },
    { what: "what it holds", MB: Math.round(bytes / 1e5) / 10 },
  ];
}

function lessons(some: typeof examples) {
  return {
    responses: starterResponses.map((one) => ({
      id: one.topic,
      keywords: one.keywords,
      response: learnedText(one),
    })),
    examples: some.map(({ topic, question }) => ({ responseId: topic, question })),
  };
}

/**
 * Returns how often a question of one topic gets the answer of another. The assistant learns from the other groups of
 * authors. Each row is the right topic, each column the answered one. Topics that are never confused have no row.
 */
export function measureConfusions(): Row[] {
  const rows = new Map<string, Map<string, number>>();
  for (const judges of groups) {
    const knowledge = learnFrom(lessons(examples.filter(({ author }) => !judges.includes(author))));
    for (const { topic, question } of examples.filter(({ author }) => judges.includes(author))) {
      const decision = decide({ exactIds: [], share: null }, understand(knowledge, question));
      if (decision.kind !== "answer" || decision.responseId === topic) continue;
      const row = rows.get(topic ?? "off topic") ?? new Map<string, number>();
      rows.set(topic ?? "off topic", row.set(decision.responseId, (row.get(decision.responseId) ?? 0) + 1));
    }
  }
  const columns = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))].toSorted();
  const sum = (row: ReadonlyMap<string, number>) => row.values().reduce((all, times) => all + times, 0);
  return [...rows]
    .toSorted(([, some], [, others]) => sum(others) - sum(some))
    .map(([topic, row]) => ({
      "right \\ answered": topic,
      all: sum(row),
      ...Object.fromEntries(columns.map((column) => [column, row.get(column) ?? ""])),
    }));
}

/** Measures the answers of the endpoint with 5,000 responses, also while the site learns. */
export async function measureAnswers(url: string, databaseUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into chatbot_responses (keywords, response)
      select 'sujet' || n || ' mot' || n % 97 || ' panne' || n % 31 || ' prix', 'Réponse ' || n || '.'
      from generate_series(1, $1) n`,
    [responses],
  );
  await client.query("vacuum analyze");
  const ask = await asker(url);
  // Warms the site up with these questions. The site learns meanwhile.
  for (const { text } of [...questions, ...questions]) await ask(text);
  const rest = await timesOf(ask);
  const learning = setInterval(
    () => void client.query("update chatbot_responses set updated_at = now() where topic = 'hours'"),
    1_000,
  );
  const busy = await timesOf(ask);
  clearInterval(learning);
  await client.end();
  return [
    { what: "an answer among 5,000 responses", ...rest },
    { what: "an answer while the site learns again and again", ...busy },
  ];
}

/** A visitor may ask this many questions in a row without reaching a limit. */
const questionsOfVisitor = 10;

/**
 * Returns a function that asks the assistant and returns how long the answer took. It acts as one visitor after
 * another, because the rate limits count every message.
 */
async function asker(url: string): Promise<(message: string) => Promise<number>> {
  let ticket: Record<string, string> = {};
  let asked = 0;
  return async (message) => {
    const number = Math.floor(asked / questionsOfVisitor);
    const from = `10.${number >> 8}.${number & 255}.7`;
    // A visitor opens the panel before writing, so this request is not part of the answer's time.
    if (asked % questionsOfVisitor === 0) ticket = await post(`${url}/api/chat/conversations`, {}, from);
    asked += 1;
    const { conversation = "", visitor = "" } = ticket;
    const started = performance.now();
    const answer = await post(`${url}/api/chat/messages`, { conversation, visitor, message }, from);
    const ms = performance.now() - started;
    if (answer.outcome !== "done") throw new Error(`the assistant answers ${answer.outcome}`);
    return ms;
  };
}

async function post(
  address: string,
  fields: Record<string, string>,
  from: string,
): Promise<Record<string, string>> {
  const headers = {
    Accept: "application/json",
    Origin: new URL(address).origin,
    "X-Forwarded-For": from,
  };
  const answer = await fetch(address, { method: "POST", body: new URLSearchParams(fields), headers });
  return (await answer.json()) as Record<string, string>;
}

async function timesOf(ask: (message: string) => Promise<number>): Promise<Row> {
  const times: number[] = [];
  for (const { text } of questions) times.push(await ask(text));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { "p50 ms": at(0.5), "p95 ms": at(0.95) };
}

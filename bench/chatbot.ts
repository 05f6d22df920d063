import { readFileSync } from "node:fs";
import pg from "pg";
import { readQuestions } from "../tests/support/chatbot/questions.ts";

const responseCount = 5_000;
const keywordsEach = 20;
const rounds = 4;

/** What one question costs among 5,000 responses: milliseconds from the question to the response, typos included. */
export async function measureMatching(databaseUrl: string): Promise<Record<string, unknown>[]> {
  await fillResponses(databaseUrl);
  // The application's modules take the database from the environment.
  process.env.DATABASE_URL = databaseUrl;
  const { matchQuestion } = await import("../app/domains/chatbot/queries/matching.server.ts");
  const { pool } = await import("../app/db/client.server.ts");
  const questions = readQuestions("held-out-questions.tsv");
  for (const { text } of questions) await matchQuestion(text);
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const processes = [process.pid, rows[0]?.pid ?? 0];
  const elapsed: number[] = [];
  const worked: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const { text } of questions) {
      const [start, before] = [performance.now(), workedMs(processes)];
      await matchQuestion(text);
      elapsed.push(performance.now() - start);
      worked.push(workedMs(processes) - before);
    }
  await pool.end();
  return [
    { time: "elapsed", responses: responseCount, questions: elapsed.length, ...percentiles(elapsed) },
    { time: "on a processor", responses: responseCount, questions: worked.length, ...percentiles(worked) },
  ];
}

/** What these processes have worked so far: on a busy machine, the rest of the time they wait for a processor. */
function workedMs(processes: readonly number[]): number {
  const nanoseconds = processes.map((pid) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function percentiles(times: number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { "p50 ms": at(0.5), "p95 ms": at(0.95), "p99 ms": at(0.99) };
}

/**
 * The starter knowledge and thousands of responses more, whose keywords are words of the starter knowledge, the common
 * ones often, and words of their own: as a base that has learned for years.
 */
async function fillResponses(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ word: string }>(
    `select distinct word from chatbot_responses, regexp_split_to_table(keywords, ' ') as word order by word`,
  );
  const shared = rows.map(({ word }) => word);
  const random = seededRandom();
  const responses = Array.from({ length: responseCount }, (_, index) => {
    const words = Array.from({ length: keywordsEach }, () =>
      // The lower the number, the more often: a tenth of the words make most of what people write.
      random() < 0.7
        ? shared[Math.floor(shared.length * random() ** 3)]
        : `mot${Math.floor(20_000 * random() ** 2)}`,
    );
    return { keywords: `${words.join(" ")}`, response: `Réponse ${index}` };
  });
  await client.query(
    `insert into chatbot_responses (keywords, response)
      select r->>'keywords', r->>'response' from json_array_elements($1::json) r on conflict do nothing`,
    [JSON.stringify(responses)],
  );
  await client.query("vacuum analyze chatbot_responses, chatbot_words");
  await client.end();
}

/** The same numbers at every run. */
function seededRandom(): () => number {
  let state = 72;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

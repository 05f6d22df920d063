import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { handOver, takeOver } from "#app/domains/chatbot/understanding/jobs/handed-over.server.ts";
import type { Knowledge, Lessons } from "#app/domains/chatbot/understanding/rules/knowledge.ts";

type Train = (lessons: Lessons, signal: AbortSignal) => Promise<Knowledge>;

/**
 * Returns a function that learns like `train`, but the same lessons only once in a run of the tests. It stores the
 * result in `folder` and reads it next time. It stores numbers for the ids, which differ between databases.
 */
export function learnOnce(train: Train, folder: string): Train {
  return async (lessons, signal) => {
    const ids = [...new Set([...lessons.responses.map(({ id }) => id), ...lessons.examples.map(idOf)])];
    const numbers = new Map(
      ids.map((id, number) => [id, id === null ? null : String(number).padStart(6, "0")]),
    );
    const numbered = rename(lessons, numbers);
    const file = join(folder, createHash("sha256").update(JSON.stringify(numbered)).digest("hex"));
    if (!existsSync(file)) await write(file, await train(numbered, signal));
    const learned = (await takeOver(createReadStream(file))) as Knowledge;
    const back = new Map([...numbers].map(([id, number]) => [number, id]));
    const { targets, examples } = learned;
    return {
      ...learned,
      targets: targets.map((number) => back.get(number) ?? null),
      examples: examples.map((one) => ({ ...one, responseId: back.get(one.responseId) ?? null })),
    };
  };
}

const idOf = ({ responseId }: Lessons["examples"][number]) => responseId;

function rename(
  { responses, examples, kept = [] }: Lessons,
  names: Map<string | null, string | null>,
): Lessons {
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    responses: responses.map((one) => ({ ...one, id: nameOf(one.id) })),
    examples: examples.map((one) => ({ ...one, responseId: names.get(one.responseId) ?? null })),
    kept: kept.map((one) => ({ ...one, responseIds: one.responseIds.map(nameOf) })),
  };
}

/** Writes a file under another name and renames it when it is complete: another worker may read it at the same time. */
async function write(file: string, learned: Knowledge): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  const stream = createWriteStream(unfinished);
  handOver(learned, stream);
  stream.end();
  await once(stream, "finish");
  renameSync(unfinished, file);
}

import type { Actor } from "#app/domains/auth/rules.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { writeText } from "#app/lib/text-generation/text-service.server.ts";
import { type Generated, generationStep, generationTask, type Proposals } from "./rules/generation.ts";
import { type GenerationStep, promptOf, writerInstructions } from "./rules/prompts.ts";
import { readCategory, readHtml, readMeta, readOutline, readTitle } from "./rules/proposals.ts";

/** The limit of calls in a day. It is enough for about forty whole articles. */
const callsPerDay = 300;

/**
 * Asks the text-generation service for one step of an article, such as its title or a section (rule editor/generation).
 * Returns a sanitised proposal, or why there is none. `signal` is aborted when the person leaves the page.
 */
export async function generate(actor: Actor, values: FormValues, signal: AbortSignal): Promise<Generated> {
  const step = generationStep(values);
  if (!step) return { outcome: "refused", reason: "failed" };
  const task = generationTask(step, values);
  if ("refusal" in task) return { outcome: "refused", reason: task.refusal };
  const answer = await writeText({
    purpose: "blog",
    callsPerDay,
    instructions: writerInstructions,
    prompt: promptOf(task),
    signal,
  });
  if ("refused" in answer) {
    log.info({ actorId: actor.userId, step, refused: answer.refused }, "nothing generated");
    return { outcome: "refused", reason: answer.refused };
  }
  const proposal = readers[step](answer.text);
  return proposal ? { outcome: "done", ...proposal } : { outcome: "refused", reason: "misread" };
}

const htmlPart = (reply: string) => {
  const html = sanitizeContent(readHtml(reply) ?? "");
  return html ? { html } : null;
};

const readers: Record<GenerationStep, (reply: string) => Partial<Proposals> | null> = {
  title: (reply) => wrapped("title", readTitle(reply)),
  outline: (reply) => wrapped("sections", readOutline(reply)),
  introduction: htmlPart,
  section: htmlPart,
  conclusion: htmlPart,
  category: (reply) => wrapped("category", readCategory(reply)),
  meta: (reply) => wrapped("meta", readMeta(reply)),
};

function wrapped<Name extends keyof Proposals>(name: Name, value: Proposals[Name] | null) {
  return value === null ? null : { [name]: value };
}

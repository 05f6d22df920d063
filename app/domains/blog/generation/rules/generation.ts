import { type FormValues, firstValue } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import type { TextRefusal } from "#app/lib/text-generation/text-service.server.ts";
import { type GenerationStep, type GenerationTask, sentContentLength } from "./prompts.ts";
import type { CategoryProposal, MetaProposal } from "./proposals.ts";

/**
 * Why there is no proposal. The four reasons that begin with `no` name a missing field. `misread`: the response of the
 * text-generation service was unreadable. The other reasons are failures of that service.
 */
export type GenerationRefusal =
  "noSubject" | "noTitle" | "noContent" | "noCategoryContent" | "misread" | TextRefusal;

/** What the steps of a generation propose. Each response has one of these fields. */
export interface Proposals {
  title: string;
  sections: string[];
  html: SafeHtml;
  category: CategoryProposal;
  meta: MetaProposal;
}

/** The response to one step: its proposal, or the reason why there is none. */
export type Generated = Outcome<
  { done: Partial<Proposals>; refused: { reason: GenerationRefusal } },
  "done" | "refused"
>;

const longestInput = 300;
const mostSections = 4;

const steps: readonly GenerationStep[] = [
  "title",
  "outline",
  "introduction",
  "section",
  "conclusion",
  "category",
  "meta",
];

/** Returns the step that a form asks for, or null if the step is unknown. */
export function generationStep(values: FormValues): GenerationStep | null {
  return steps.find((step) => step === firstValue(values, "step")) ?? null;
}

/**
 * Returns the task for the text-generation service, or `refusal`, which names a missing field. Cuts each text to the
 * length that is allowed.
 */
export function generationTask(
  step: GenerationStep,
  values: FormValues,
): GenerationTask | { refusal: GenerationRefusal } {
  const text = (name: string) => firstValue(values, name).trim().slice(0, longestInput);
  const title = text("title");
  const outline = [values.outline ?? []]
    .flat()
    .slice(0, mostSections)
    .map((entry) => entry.slice(0, 120));
  const content = () => plainText(firstValue(values, "content")).slice(0, sentContentLength);
  switch (step) {
    case "title": {
      const subject = text("subject");
      return subject ? { step, subject } : { refusal: "noSubject" };
    }
    case "outline":
      return title ? { step, title } : { refusal: "noTitle" };
    case "introduction":
    case "conclusion":
      return title ? { step, title, outline } : { refusal: "noTitle" };
    case "section":
      return title ? { step, title, outline, section: text("section") } : { refusal: "noTitle" };
    case "category":
      return title && content() ? { step, title, content: content() } : { refusal: "noCategoryContent" };
    case "meta":
      return title && content() ? { step, title, content: content() } : { refusal: "noContent" };
  }
}

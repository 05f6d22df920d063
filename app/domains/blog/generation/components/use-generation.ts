import { useEffect, useRef, useState } from "react";
import { postForm } from "#app/lib/forms/post-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { generationMessage, generationTexts as texts } from "../labels.ts";
import type { Generated, GenerationRefusal, Proposals } from "../rules/generation.ts";
import type { GenerationStep } from "../rules/prompts.ts";
import type { CategoryProposal, MetaProposal } from "../rules/proposals.ts";
import { editorAddresses } from "../../editor/rules/save-answer.ts";

/** One part of a generated article. All parts are listed in their order at once; their texts arrive one by one. */
export interface GeneratedPart {
  label: string;
  /** Null while the part is being generated. */
  html: string | null;
}

export type Proposal =
  | { kind: "title"; title: string }
  | { kind: "content"; parts: GeneratedPart[] }
  | { kind: "category"; category: CategoryProposal }
  | { kind: "meta"; meta: MetaProposal };

export type ProposalKind = Proposal["kind"];

interface Message {
  tone: "danger" | "info";
  title: string;
  detail: string | null;
}

class Refused extends Error {
  readonly step: GenerationStep;
  readonly refusal: GenerationRefusal;
  constructor(step: GenerationStep, refusal: GenerationRefusal) {
    super(refusal);
    this.step = step;
    this.refusal = refusal;
  }
}

/** Requests proposals from the text-generation service, one kind at a time. Leaving or cancelling stops the request. */
export function useGeneration() {
  const [working, setWorking] = useState<ProposalKind | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => () => leaving.current?.abort(), []);

  async function run(kind: ProposalKind, work: (ask: Ask) => Promise<Proposal>) {
    const mine = new AbortController();
    leaving.current?.abort();
    leaving.current = mine;
    setWorking(kind);
    setMessage(null);
    setProposal(null);
    try {
      setProposal(await work(asker(mine.signal)));
    } catch (error) {
      if (leaving.current !== mine) return;
      if (mine.signal.aborted) setMessage({ tone: "info", title: texts.cancelled, detail: null });
      else if (error instanceof Refused)
        setMessage({ tone: "danger", ...generationMessage(error.step, error.refusal) });
      else throw error;
    } finally {
      if (leaving.current === mine) setWorking(null);
    }
  }

  const content = (title: string) =>
    run("content", async (ask) => {
      const sections = await ask("outline", { title }, "sections");
      const steps = [
        { label: texts.introductionPart, step: "introduction" as const, section: "" },
        ...sections.map((section) => ({ label: section, step: "section" as const, section })),
        { label: texts.conclusionPart, step: "conclusion" as const, section: "" },
      ];
      const parts: GeneratedPart[] = steps.map(({ label }) => ({ label, html: null }));
      setProposal({ kind: "content", parts: [...parts] });
      for (const [index, { label, step, section }] of steps.entries()) {
        const html = await ask(step, { title, outline: sections, section }, "html");
        parts[index] = { label, html: section ? `<h2>${escaped(section)}</h2>\n${html}` : html };
        setProposal({ kind: "content", parts: [...parts] });
      }
      return { kind: "content", parts };
    });

  return {
    working,
    proposal,
    message,
    title: (subject: string) =>
      run("title", async (ask) => ({ kind: "title", title: await ask("title", { subject }, "title") })),
    content,
    category: (title: string, text: string) =>
      run("category", async (ask) => ({
        kind: "category",
        category: await ask("category", { title, content: text }, "category"),
      })),
    meta: (title: string, text: string) =>
      run("meta", async (ask) => ({
        kind: "meta",
        meta: await ask("meta", { title, content: text }, "meta"),
      })),
    cancel: () => leaving.current?.abort(),
    dismiss: () => {
      setProposal(null);
      setMessage(null);
    },
  };
}

export type Generation = ReturnType<typeof useGeneration>;

type Ask = <Name extends keyof Proposals>(
  step: GenerationStep,
  values: FormValues,
  wanted: Name,
) => Promise<Proposals[Name]>;

function asker(signal: AbortSignal): Ask {
  return async (step, values, wanted) => {
    const answer = await postForm<Generated>(editorAddresses.generation, { ...values, step }, signal);
    if (answer?.outcome !== "done") throw new Refused(step, answer?.reason ?? "failed");
    if (!(wanted in answer)) throw new Refused(step, "misread");
    return (answer as Proposals)[wanted];
  };
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

import { type SubmitEvent, useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Answer, Outcome } from "#app/lib/forms/outcome.ts";
import { formBody } from "#app/lib/forms/post-form.ts";
import { loadChangeScripts } from "#app/lib/pages/route-script.ts";
import { useToast } from "./toast.tsx";
import { useEachAnswer } from "./use-each-answer.ts";

/** The fields of a change, by name. */
export type ChangeRequest = FormValues | FormData;

interface ChangeOptions<Result extends Outcome> {
  /** Shown when the change succeeds. */
  success?: string;
  /** Shown when the change is refused or fails. The reason is in the answer, for the page to show. */
  failure?: string;
  /** Whether the page itself shows a refusal near its button. Toasts then show only failures, with a retry button. */
  inPage?: boolean;
  /** Whether success leads to another page. That page then shows the toast (a short message in a corner). */
  leaves?: boolean;
  onDone?: (answer: Extract<Answer<Result>, { outcome: "done" }>) => void;
}

interface Change<Result extends Outcome> {
  /** Sends the change. Then shows `success`, or the refusal, after which the stored data is loaded again. */
  ask: (request: ChangeRequest, success?: string) => void;
  /** True until the server responds. */
  busy: boolean;
  answer: Answer<Result> | undefined;
  /** The fields of the last request, until the server responds. */
  asked: FormData | undefined;
  /** Props for a separate form. Without JavaScript it posts to the page. */
  form: { method: "post"; action: string; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
}

/** Sends a change by script to the action at `path`, and shows its outcome in toasts. */
export function useChange<Result extends Outcome = Outcome>(
  path: string,
  { success, failure, inPage = false, leaves = false, onDone }: ChangeOptions<Result> = {},
): Change<Result> {
  const fetcher = useFetcher<Answer<Result>>();
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const last = useRef<{ request: ChangeRequest; text: string | undefined }>(undefined);
  useEffect(() => loadChangeScripts(path), [path]);

  function ask(request: ChangeRequest, text = success) {
    last.current = { request, text };
    const body = request instanceof FormData ? request : formBody(request);
    void fetcher.submit(body, { method: "post", action: path });
  }

  const answer = fetcher.data as Answer<Result> | undefined;
  useEachAnswer(answer, (answer) => {
    const sent = last.current;
    if (answer.outcome === "done") {
      if (sent?.text) showToast({ text: sent.text, carried: leaves });
      onDone?.(answer as Extract<Answer<Result>, { outcome: "done" }>);
    }
    if (!answer.refusal) return;
    const retry = answer.outcome === "failed" && sent;
    if (retry || !inPage)
      showToast({
        text: failure ?? answer.refusal,
        tone: "danger",
        action: retry ? { label: "Réessayer", onClick: () => ask(sent.request, sent.text) } : undefined,
      });
    // Does not load a deleted record again: its page would close, and the typed text would be lost.
    if (!retry && !(inPage && answer.outcome === "gone")) void revalidate();
  });

  return {
    ask,
    busy: fetcher.state === "submitting",
    answer,
    asked: fetcher.state === "submitting" ? fetcher.formData : undefined,
    form: {
      method: "post",
      action: path,
      onSubmit: (event) => {
        event.preventDefault();
        ask(new FormData(event.currentTarget, event.nativeEvent.submitter));
      },
    },
  };
}

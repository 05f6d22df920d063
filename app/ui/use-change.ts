import { useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { Answer, Outcome } from "#app/lib/forms/outcome.ts";
import { useToast } from "./toast.tsx";

/** The fields of a change, by name. */
export type ChangeRequest = Record<string, string | string[]>;

interface ChangeTexts {
  /** Said when it is done. */
  success?: string;
  /** Said when it is refused or fails; the reason is in the answer, for the page to show. */
  failure?: string;
  /** The page shows a refusal where it was asked: no toast repeats it, but for one that can be tried again. */
  inPage?: boolean;
}

interface Change<Result extends Outcome> {
  /** Asks the server; a refusal is told, and what is really stored is read again. `success` is said when it is done. */
  ask: (request: ChangeRequest, success?: string) => void;
  /** While the server has not answered. */
  busy: boolean;
  answer: Answer<Result> | undefined;
}

function formOf(request: ChangeRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    for (const each of [value].flat()) form.append(name, each);
  return form;
}

/** A change asked by script of the action at `path`, and the toasts that tell its outcome. */
export function useChange<Result extends Outcome = Outcome>(
  path: string,
  { success, failure, inPage = false }: ChangeTexts = {},
): Change<Result> {
  const fetcher = useFetcher<Answer<Result>>();
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const last = useRef<ChangeRequest>(undefined);
  const lastSuccess = useRef<string>(undefined);
  const submit = useRef((_request: ChangeRequest) => {});

  useEffect(() => {
    submit.current = (request) => {
      last.current = request;
      void fetcher.submit(formOf(request), { method: "post", action: path });
    };
  });

  const answer = fetcher.data as Answer<Result> | undefined;
  useEffect(() => {
    const text = lastSuccess.current ?? success;
    if (answer?.outcome === "done" && text) showToast({ text });
    if (!answer?.refusal) return;
    const again = last.current;
    const retry = answer.outcome === "failed" && again;
    if (retry || !inPage)
      showToast({
        text: failure ?? answer.refusal,
        tone: "danger",
        action: retry ? { label: "Réessayer", onClick: () => submit.current(again) } : undefined,
      });
    // Reading again what is gone would take away the page, and what was typed in it.
    if (!retry && !(inPage && answer.outcome === "gone")) void revalidate();
  }, [answer, showToast, revalidate, success, failure, inPage]);

  return {
    ask: (request, text) => {
      lastSuccess.current = text;
      submit.current(request);
    },
    busy: fetcher.state === "submitting",
    answer,
  };
}

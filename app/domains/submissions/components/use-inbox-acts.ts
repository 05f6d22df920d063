import { useEffect, useRef } from "react";
import { useFetcher, useNavigate, useRevalidator } from "react-router";
import type { InboxAnswer } from "#app/lib/forms/change-answer.ts";
import { useToast } from "#app/ui/toast.tsx";

/** What is asked of the server about one record: its fields, by name. */
export type InboxRequest = { intent: string; id: string } & Record<string, string | string[]>;

interface InboxActs {
  /** Asks the server; a refusal is told, and what the record really holds is read again. */
  ask: (request: InboxRequest) => void;
  /** While the server has not answered. */
  busy: boolean;
  answer: InboxAnswer | undefined;
  /** Puts the record in the trash and leaves it, with a way back. `done` says so: 'Message de … supprimé'. */
  remove: (id: string, done: string) => void;
}

function formOf(request: InboxRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    for (const each of [value].flat()) form.append(name, each);
  return form;
}

interface ActTexts {
  /** Said when it is done. */
  success?: string;
  /** Said when it is refused or fails; the reason is in the answer, for the page to show. */
  failure?: string;
  /** The page shows a refusal where it was asked: no toast repeats it, but for one that can be tried again. */
  inPage?: boolean;
}

/** What staff do with the records of the inbox at `path`; `closedAddress` is the screen without a selection. */
export function useInboxActs(
  path: string,
  closedAddress: string,
  { success, failure, inPage = false }: ActTexts = {},
): InboxActs {
  const fetcher = useFetcher<InboxAnswer>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const last = useRef<InboxRequest>(undefined);
  const submit = useRef((_request: InboxRequest) => {});

  useEffect(() => {
    submit.current = (request) => {
      last.current = request;
      void fetcher.submit(formOf(request), { method: "post", action: path });
    };
  });

  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.outcome === "done" && success) showToast({ text: success });
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

  const ask = (request: InboxRequest) => submit.current(request);

  function remove(id: string, done: string) {
    ask({ intent: "delete", id });
    void navigate(closedAddress, { preventScrollReset: true });
    showToast({
      text: done,
      action: { label: "Annuler", onClick: () => submit.current({ intent: "restore", id }) },
    });
  }

  return { ask, busy: fetcher.state === "submitting", answer, remove };
}

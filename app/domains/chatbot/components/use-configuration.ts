import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import { chatbotPath } from "../rules/address.ts";
import type { ConfigurationAnswer } from "../rules/configuration.ts";

/** Sends a request about the knowledge base. A success shows a notice; a refusal is in the answer. */
export function useConfiguration(onDone?: (answer: ConfigurationAnswer) => void) {
  const fetcher = useFetcher<ConfigurationAnswer>();
  const { showToast } = useToast();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.outcome !== "done") return;
    if (answer.text) showToast({ text: answer.text });
    done.current?.(answer);
  }, [answer, showToast]);

  const ask = (intent: string, fields: FormData | Record<string, string | string[]>) => {
    const form = fields instanceof FormData ? fields : new FormData();
    if (!(fields instanceof FormData))
      for (const [name, value] of Object.entries(fields))
        for (const each of [value].flat()) form.append(name, each);
    form.set("intent", intent);
    void fetcher.submit(form, { method: "post", action: chatbotPath });
  };
  const busy = fetcher.state !== "idle";
  return {
    ask,
    busy,
    /** The server's last answer, once it has arrived. */
    answer: busy ? undefined : answer,
    /** The reason in words when the request was not done. */
    refusal: !busy && answer && "text" in answer && answer.outcome !== "done" ? answer.text : null,
    errors: !busy && answer?.outcome === "invalid" ? answer.errors : {},
  };
}

import { useEffect, useEffectEvent, useState } from "react";
import { dropDraft, readDraft, writeDraft } from "#app/lib/forms/draft.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { useChange } from "#app/ui/use-change.ts";
import type { ReplyForm, ReplyTemplate } from "../queries.server.ts";
import { fillVariables, repliesPath } from "../rules.ts";

interface Writing {
  subject: string;
  body: string;
  /** Set when the person begins to write. Two sendings with one key are one answer. */
  key: string | null;
  /** The last answer the author has seen, '' for none. */
  seen: string;
  /** The last chosen template and the text it gave the fields. A field still equal to it was not typed by hand. */
  template: string;
  inserted: { subject: string; body: string };
}

/**
 * Holds an answer while it is written (rule inboxes/answers). This browser keeps it until it left. It is sent once
 * however often the button is pressed, and held back when somebody else answered meanwhile.
 */
export function useReply(form: ReplyForm) {
  const draftName = `reply:${form.id}`;
  const lastId = form.lastReply?.id ?? "";
  const nothing = { subject: form.subject, body: "" };
  const blank: Writing = { ...nothing, key: null, seen: lastId, template: "", inserted: nothing };
  const [writing, setWriting] = useState(blank);
  const [isDraft, setIsDraft] = useState(false);
  const [handled, setHandled] = useState<unknown>();
  const [sentKey, setSentKey] = useState<string | null>(null);
  const { ask, busy, answer } = useChange(repliesPath, {
    success: "Réponse enregistrée",
    failure: "La réponse n’est pas partie",
    inPage: true,
  });
  const isSent = answer?.outcome === "done";

  if (answer !== handled) {
    setHandled(answer);
    if (isSent) {
      setSentKey(writing.key);
      setWriting(blank);
      setIsDraft(false);
    }
    // A refused answer did not leave, so its correction is a new answer.
    if (answer?.outcome === "invalid") setWriting({ ...writing, key: null });
  }
  // Nothing typed, or the last answer is the person's own: no warning is needed.
  const isOverdue = writing.seen !== lastId;
  if (isOverdue && (writing.body.trim() === "" || lastId === sentKey))
    setWriting({ ...writing, seen: lastId });

  const takeUpDraft = useEffectEvent(() => {
    const draft = readDraft(draftName);
    if (!draft) return;
    const [subject, body, key, seen] = ["subject", "body", "key", "seen"].map((name) =>
      firstValue(draft, name),
    ) as [string, string, string, string];
    if (body.trim() === "" || key === lastId) return dropDraft(draftName);
    setWriting({ ...blank, subject, body, key: key || null, seen });
    setIsDraft(true);
  });
  useEffect(() => takeUpDraft(), []);
  useEffect(() => {
    if (isSent) dropDraft(draftName);
  }, [isSent, answer, draftName]);

  function write(change: Partial<Writing>) {
    const next = { ...writing, key: writing.key ?? form.key, ...change };
    setWriting(next);
    const { subject, body, key, seen } = next;
    writeDraft(draftName, { subject, body, key: key ?? "", seen });
  }

  return {
    writing,
    isDraft,
    busy,
    answer,
    isSent: isSent && !busy,
    /** Somebody else's answer that left while this one was being written. */
    meanwhile: isOverdue ? form.lastReply : null,
    acceptMeanwhile: () => write({ seen: lastId }),
    setSubject: (subject: string) => write({ subject }),
    setBody: (body: string) => write({ body }),
    /** Fills a template into the fields, after typed text and never over it. */
    insert(template: Pick<ReplyTemplate, "id" | "subject" | "body">) {
      const { inserted } = writing;
      const subject = fillVariables(template.subject, form.values);
      const body = fillVariables(template.body, form.values);
      const isUntouched = writing.body.trim() === "" || writing.body === inserted.body;
      write({
        template: template.id,
        subject: [form.subject, inserted.subject].includes(writing.subject) ? subject : writing.subject,
        body: isUntouched ? body : `${writing.body.trimEnd()}\n\n${body}`,
        inserted: { subject, body },
      });
    },
    forget() {
      dropDraft(draftName);
      setWriting(blank);
      setIsDraft(false);
    },
    send() {
      const key = writing.key ?? form.key;
      write({ key });
      const { subject, body, seen } = writing;
      ask({ intent: "reply", kind: form.kind, id: form.id, key, seen, subject, body });
    },
  };
}

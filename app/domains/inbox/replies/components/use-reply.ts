import { useEffect, useEffectEvent, useState } from "react";
import { dropDraft, readDraft } from "#app/lib/forms/draft.ts";
import { writeDraft } from "#app/lib/forms/write-draft.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { useChange } from "#app/ui/use-change.ts";
import { replyTexts } from "../labels.ts";
import type { ReplyForm, ReplyTemplate } from "../queries.server.ts";
import { fillVariables, isSentText, repliesPath } from "../rules.ts";
import { isEmpty, type Writing, writingAfter } from "./reply-writing.ts";

/**
 * Manages a reply while a person writes it (rule inboxes/answers). The browser stores the text until the reply is sent.
 * The reply is sent once, however often the button is pressed. If somebody else has replied meanwhile, it is not sent
 * until the author has seen that reply.
 */
export function useReply(form: ReplyForm) {
  const draftName = `reply:${form.id}`;
  const lastId = form.lastReply?.id ?? "";
  const nothing = { subject: form.subject, body: "" };
  const blank: Writing = { ...nothing, price: "", key: null, seen: lastId, template: "", inserted: nothing };
  const [writing, setWriting] = useState(blank);
  const [isDraft, setIsDraft] = useState(false);
  const [handled, setHandled] = useState<unknown>();
  const [sent, setSent] = useState<(Writing & { isOwn: boolean }) | null>(null);
  const { ask, busy, answer } = useChange(repliesPath, {
    success: "Réponse enregistrée",
    failure: "La réponse n’est pas partie",
    inPage: true,
  });
  const isSent = answer?.outcome === "done";

  const outcome = answer === handled ? undefined : answer?.outcome;
  const next = writingAfter(writing, { outcome, sent, lastId, blank });
  if (next !== writing) setWriting(next);
  if (answer !== handled) {
    setHandled(answer);
    if (isSent) setIsDraft(false);
  }
  const isOverdue = writing.seen !== lastId;

  const takeUpDraft = useEffectEvent(() => {
    const draft = readDraft(draftName);
    if (!draft) return;
    const [subject, body, price, key, seen] = ["subject", "body", "price", "key", "seen"].map((name) =>
      firstValue(draft, name),
    ) as [string, string, string, string, string];
    // If the draft's key is the id of the last stored reply, the server has received the draft. Only text that was
    // typed after that still has to be sent.
    const isKeyUsed = key === lastId;
    const isOver = isKeyUsed && isSentText(body, form.lastReply?.body ?? "", form.values);
    if (isEmpty({ body, price }) || isOver) return dropDraft(draftName);
    setWriting({ ...blank, subject, body, price, key: isKeyUsed ? null : key || null, seen });
    setIsDraft(true);
  });
  useEffect(() => takeUpDraft(), []);
  const settleDraft = useEffectEvent(() => {
    if (!isSent) return;
    const { subject, body, price, seen } = writing;
    // The browser may already have stored text that was typed after the reply was sent.
    const kept = firstValue(readDraft(draftName) ?? {}, "body");
    if (isEmpty(writing) && kept === sent?.body) dropDraft(draftName);
    else if (!isEmpty(writing)) writeDraft(draftName, { subject, body, price, key: "", seen });
  });
  useEffect(() => settleDraft(), [isSent, answer, draftName]);

  function write(change: Partial<Writing>) {
    // The key of the reply just sent cannot be used again. The reloaded form brings the next key.
    const fresh = form.key === sent?.key ? null : form.key;
    const next = { ...writing, key: writing.key ?? fresh, ...change };
    setWriting(next);
    const { subject, body, price, key, seen } = next;
    writeDraft(draftName, { subject, body, price, key: key ?? "", seen });
  }

  return {
    writing,
    isDraft,
    busy,
    answer,
    isSent: isSent && !busy,
    /** Whether the reply just stored was sent with the person's own mail program. */
    isOwn: sent?.isOwn ?? false,
    /** Somebody else's reply that was sent while this one was being written. */
    meanwhile: isOverdue ? form.lastReply : null,
    acceptMeanwhile: () => write({ seen: lastId }),
    setSubject: (subject: string) => write({ subject }),
    setBody: (body: string) => write({ body }),
    setPrice: (price: string) => write({ price }),
    /** Inserts a template's texts into the fields, after typed text and never in its place. */
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
    /** Sends the reply. With `isOwn`, stores that the person has sent it with their own mail program. */
    send({ isOwn = false } = {}) {
      const key = writing.key ?? form.key;
      // The person may have written the whole text in the mail program.
      const body = isOwn && writing.body.trim() === "" ? replyTexts.ownText : writing.body;
      write({ key });
      setSent({ ...writing, key, isOwn });
      const { kind, id } = form;
      const { subject, price, seen } = writing;
      const intent = isOwn ? "own-reply" : "reply";
      ask({ intent, kind, id, key, seen, subject, body, price });
    },
  };
}

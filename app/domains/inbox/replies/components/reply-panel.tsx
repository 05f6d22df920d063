import { useProfile } from "#app/domains/business/profile.ts";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Send from "lucide-react/icons/send";
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { eurosText, parseEuros } from "#app/lib/french/euros.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { Field } from "#app/ui/field.tsx";
import { ComesIntoView, RecordSection } from "#app/ui/record-section.tsx";
import { focusReply, replyFieldId } from "#app/domains/submissions/components/reply-button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import type { NextStep } from "#app/domains/submissions/kind.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { heldText, replyTexts } from "../labels.ts";
import type { ReplyForm } from "../queries.server.ts";
import { templatesPath } from "../rules.ts";
import { mailtoHref } from "./reply-writing.ts";
import { useReply } from "./use-reply.ts";

interface ReplyPanelProps {
  form: ReplyForm;
  /** The next step proposed after a reply: 'Passer la demande à « En cours »' (set the request to 'in progress'). */
  offer: NextStep | null;
}

/** The reply form: a template, a subject and a text, sent by the site or by the person's own mail program. */
export function ReplyPanel({ form, offer }: ReplyPanelProps) {
  const reply = useReply(form);
  const taxes = useProfile().priceWords.toutes_taxes;
  const { writing, busy, answer, meanwhile } = reply;
  const [hasOpened, setHasOpened] = useState(false);
  const errors = errorsOf(answer);
  // Without a mail server, a text that was kept from before may have been sent with the person's own mail program.
  const mayHaveSent = !form.canSend && reply.isDraft && writing.body.trim() !== "";
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${replyFieldId}`) focusReply();
  }, [hash]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    reply.send();
  }

  return (
    <RecordSection id="reply" title="Répondre">
      {(reply.isSent || offer) && (
        <Sent isNew={reply.isSent} isOwn={reply.isOwn} heldBy={form.heldBy} offer={offer} />
      )}
      {!form.canSend && (
        <Alert tone="info" className="mb-4" title="L’envoi depuis le site est indisponible">
          {replyTexts.noMail}
        </Alert>
      )}
      <DraftNotice isShown={reply.isDraft} onForget={reply.forget} className="mb-3" />
      <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TemplateChoice form={form} chosen={writing.template} onChoose={reply.insert} />
        <Field label="Objet" name="subject">
          <TextInput
            size="sm"
            maxLength={200}
            value={writing.subject}
            onChange={({ target }) => reply.setSubject(target.value)}
          />
        </Field>
        {form.takesPrice && (
          <Field
            label="Prix proposé"
            name="price"
            optional
            hint={priceHint(form.offered)}
            error={errors.price}
            className="md:max-w-80"
          >
            <TextInput
              size="sm"
              unit="€"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={writing.price}
              onChange={({ target }) => reply.setPrice(target.value)}
            />
          </Field>
        )}
        <Field id={replyFieldId} label="Votre réponse" name="body" hint={`À ${form.email}`}>
          <TextArea
            rows={6}
            maxLength={10_000}
            value={writing.body}
            onChange={({ target }) => reply.setBody(target.value)}
          />
        </Field>
        {meanwhile && (
          <Alert
            tone="info"
            role="status"
            title={`${meanwhile.actorName} a répondu pendant que vous écriviez`}
          >
            <blockquote className="my-2 border-l border-line-strong pl-3 break-words whitespace-pre-wrap">
              {meanwhile.body}
            </blockquote>
            <Button variant="secondary" size="sm" onClick={reply.acceptMeanwhile}>
              Garder ma réponse
            </Button>
          </Alert>
        )}
        {answer?.refusal && !busy && (
          <ComesIntoView>
            <Alert tone="danger" title="La réponse n’est pas partie">
              {errors.price ? "Le prix proposé est à corriger." : answer.refusal} Votre texte est gardé
              ci-dessus.
            </Alert>
          </ComesIntoView>
        )}
        <div className="flex flex-wrap gap-2.5">
          {form.canSend && (
            <Button
              type="submit"
              size="sm"
              icon={Send}
              busy={busy}
              disabled={writing.body.trim() === "" || writing.subject.trim() === ""}
            >
              Envoyer
            </Button>
          )}
          <LinkButton
            variant={form.canSend ? "secondary" : "primary"}
            size="sm"
            icon={Mail}
            to={mailtoHref(
              form.email,
              { ...writing, price: parseEuros(writing.price), author: form.values.signature },
              taxes,
            )}
            onClick={() => setHasOpened(true)}
          >
            Répondre avec mon logiciel de messagerie
          </LinkButton>
          {form.phone && (
            <LinkButton
              variant="secondary"
              size="sm"
              icon={Phone}
              to={`tel:${form.phone.replace(/[^\d+]/g, "")}`}
            >
              Appeler
            </LinkButton>
          )}
        </div>
        {(hasOpened || mayHaveSent) && !reply.isSent && (
          <Alert tone="info" role="status" title={hasOpened ? replyTexts.ownOpened : replyTexts.ownAsked}>
            {replyTexts.ownAdvice}
            <div className="mt-3">
              <Button variant="secondary" size="sm" busy={busy} onClick={() => reply.send({ isOwn: true })}>
                {replyTexts.ownSent}
              </Button>
            </div>
          </Alert>
        )}
      </form>
    </RecordSection>
  );
}

/** Returns the hint below the price field: where the e-mail shows the price, and the last price proposed. */
function priceHint(offered: number | null): string {
  const last = offered === null ? "" : ` Dernier prix proposé\u00a0: ${eurosText(offered)}.`;
  return `L’e-mail le dit sur une ligne, avec votre TVA, et la demande le garde.${last}`;
}

interface TemplateChoiceProps {
  form: ReplyForm;
  chosen: string;
  onChoose: (template: ReplyForm["templates"][number]) => void;
}

function TemplateChoice({ form: { templates }, chosen, onChoose }: TemplateChoiceProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field label="Modèle" name="template" optional className="min-w-0 flex-1 basis-60">
        <Select
          size="sm"
          value={chosen}
          onChange={({ target }) => {
            const template = templates.find(({ id }) => id === target.value);
            if (template) onChoose(template);
          }}
        >
          <option value="">Insérer un modèle</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <AppLink
        to={templatesPath}
        className="inline-flex min-h-10.5 items-center font-semibold text-cobalt no-underline hover:underline"
      >
        Gérer les modèles
      </AppLink>
    </div>
  );
}

interface SentProps {
  /** Whether the reply has just been sent. */
  isNew: boolean;
  /** Whether the person sent it with their own mail program. */
  isOwn: boolean;
  /** The reason why the reply is not sent yet. */
  heldBy: ReplyForm["heldBy"];
  offer: NextStep | null;
}

/** Shows the reply's result, and the next step until the person accepts or refuses it (rule inboxes/answered). */
function Sent({ isNew, isOwn, heldBy, offer }: SentProps) {
  const { ask, busy } = useChange(offer?.path ?? "");
  const box = useRef<HTMLDivElement>(null);
  const offered = offer !== null;
  const news = sentTexts(isOwn, heldBy);
  useLayoutEffect(() => {
    if (isNew && isWaiting(box.current)) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: "nearest" });
    }
    // Runs again when the proposed step appears, a moment after the reply, and when it disappears, once accepted.
  }, [isNew, offered]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mb-4 scroll-mt-24 scroll-mb-[calc(var(--bottom-bar)+24px)] rounded-control"
    >
      <Alert tone="success" title={isNew ? news.title : "Vous avez répondu\u00a0: et maintenant\u00a0?"}>
        {isNew && news.text}
        {offer && (
          <div className="mt-3 flex flex-wrap gap-2.5">
            {[offer, offer.refusal].map(({ label, request }) => (
              <Button
                key={label}
                variant={request === offer.request ? "secondary" : "text"}
                size="sm"
                busy={busy}
                busyLabel="Un instant…"
                onClick={() => ask(request)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </Alert>
    </div>
  );
}

/** Returns the texts for a reply that was just stored: the person sent it, or the site keeps it or sends it. */
function sentTexts(isOwn: boolean, heldBy: ReplyForm["heldBy"]): { title: string; text: string } {
  if (isOwn) return { title: replyTexts.ownNoted, text: replyTexts.ownCopy };
  if (heldBy) return { title: replyTexts.kept, text: heldText(heldBy) };
  return { title: replyTexts.leaves, text: replyTexts.copyKept };
}

/**
 * Whether the focus may move to the result of a reply. It may while it is in the reply form or nowhere, unless the
 * person has begun to type another text.
 */
function isWaiting(box: HTMLElement | null): boolean {
  const { activeElement: at, body } = document;
  if (at instanceof HTMLTextAreaElement && at.value.trim() !== "") return false;
  return at === body || box?.closest("section")?.contains(at) === true;
}

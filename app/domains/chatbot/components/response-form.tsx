import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { withoutError } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { responseTexts as texts } from "../labels.ts";
import type { ResponseRow } from "../queries/configuration.server.ts";
import { type ChatbotAddress, chatbotAddress } from "../rules/address.ts";
import type { QuestionGroup } from "../rules/grouping.ts";
import { PlaceholderList } from "./placeholder-list.tsx";
import { useConfiguration } from "./use-configuration.ts";

interface ResponseFormProps {
  address: ChatbotAddress;
  edited: ResponseRow | null;
  /** The unanswered questions that a new response is for. */
  proposed: (QuestionGroup & { keywords: string }) | undefined;
}

/** Adds or edits a response. A chosen suggestion replaces the typed keywords. */
export function ResponseForm({ address, edited, proposed }: ResponseFormProps) {
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState(edited?.keywords ?? proposed?.keywords ?? "");
  const [response, setResponse] = useState(edited?.response ?? "");
  const [offersContact, setOffersContact] = useState(edited?.offersContact ?? false);
  const [isChosen, setChosen] = useState(true);
  const [suggested, setSuggested] = useState("");
  // Editing a field hides its error. Any edit hides the suggestion's error.
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [hasTyped, setHasTyped] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const closed = chatbotAddress({ ...address, selectedId: null, questionId: null });
  const saving = useConfiguration(() => {
    setKeywords("");
    setResponse("");
    setOffersContact(false);
    setSuggested("");
    title.current?.focus({ preventScroll: true });
    if (edited || proposed) void navigate(closed, { preventScrollReset: true });
  });
  const suggesting = useConfiguration();
  const proposal = suggesting.answer;
  const suggestion = proposal?.outcome === "done" ? proposal.suggestion : undefined;
  useEffect(() => {
    if (!suggestion) return;
    setSuggested(suggestion.keywords);
    setChosen(true);
  }, [suggestion]);
  const isOpened = edited !== null || proposed !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    title.current?.scrollIntoView({ block: "nearest" });
    title.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const isIncomplete = !response.trim() || !(keywords.trim() || suggested);
  const refusal = saving.refusal ?? (hasTyped ? null : suggesting.refusal);
  const errors = typed.reduce(withoutError, saving.errors);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTyped([]);
    saving.ask("save", new FormData(event.currentTarget));
  }

  return (
    <form
      onSubmit={submit}
      onInput={({ target }) => {
        const { name } = target as HTMLInputElement;
        setTyped((before) => (before.includes(name) ? before : [...before, name]));
        setHasTyped(true);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-labelledby="response-form"
    >
      <h2 id="response-form" ref={title} tabIndex={-1} className="text-h3 tracking-small outline-none">
        {edited ? texts.edit : texts.add}
      </h2>
      {proposed && (
        <p className="text-small">
          {texts.forQuestion}{" "}
          <span className="font-semibold wrap-anywhere">«&nbsp;{proposed.question}&nbsp;»</span>
        </p>
      )}
      <input type="hidden" name="id" value={edited?.id ?? ""} />
      <input type="hidden" name="version" value={edited?.version ?? ""} />
      <input type="hidden" name="questions" value={proposed?.ids.join(",") ?? ""} />
      <input type="hidden" name="suggested" value={suggested} />
      <div>
        <Field label={texts.keywords} name="keywords" hint={texts.keywordsHint} error={errors.keywords}>
          <TextInput
            size="sm"
            maxLength={1000}
            autoComplete="off"
            value={keywords}
            onChange={({ target }) => setKeywords(target.value)}
          />
        </Field>
        <div role="status">
          {suggested && (
            <div className="mt-4 rounded-control bg-sand px-4 py-3 text-small">
              <p>
                <span className="font-semibold">{texts.suggestion}</span>{" "}
                {suggestion && texts.from[suggestion.from]}&nbsp;:{" "}
                <span className="wrap-anywhere">{suggested}</span>
              </p>
              <Checkbox
                name="use_suggestion"
                label={texts.takeSuggestion}
                checked={isChosen}
                onChange={({ target }) => setChosen(target.checked)}
              />
            </div>
          )}
        </div>
      </div>
      <Field label={texts.response} name="response" error={errors.response}>
        <TextArea
          rows={6}
          maxLength={2000}
          value={response}
          onChange={({ target }) => setResponse(target.value)}
        />
      </Field>
      <PlaceholderList onInsert={(name) => setResponse((typed) => `${typed}{${name}}`)} />
      <Checkbox
        name="offers_contact"
        label={texts.offersContact}
        checked={offersContact}
        onChange={({ target }) => setOffersContact(target.checked)}
      />
      {refusal && <Alert tone="danger" title={refusal} />}
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          size="sm"
          busy={saving.busy}
          busyLabel={texts.submitting}
          disabled={isIncomplete}
        >
          {edited ? texts.submitEdit : texts.submitNew}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={suggesting.busy}
          busyLabel={texts.suggesting}
          onClick={() => {
            setHasTyped(false);
            suggesting.ask("suggest", { keywords, response });
          }}
        >
          {texts.suggest}
        </Button>
        {isOpened && (
          <LinkButton variant="text" size="sm" to={closed} preventScrollReset>
            {texts.cancel}
          </LinkButton>
        )}
      </div>
    </form>
  );
}

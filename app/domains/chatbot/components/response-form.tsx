import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Words } from "#app/domains/business/rules/texts.ts";
import { withoutError } from "#app/lib/forms/form.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useEachAnswer } from "#app/ui/use-each-answer.ts";
import { sayingTexts } from "../content/saying-texts.ts";
import { configurationTexts, responseTexts as texts } from "../labels.ts";
import type { EditedResponse } from "../queries/edited-response.server.ts";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import type { QuestionGroup } from "../rules/grouping.ts";
import { PlaceholderList } from "./placeholder-list.tsx";

interface ResponseFormProps {
  address: ChatbotAddress;
  edited: EditedResponse | null;
  /** The unanswered questions for which a new response (a stored answer) is written. */
  proposed: (QuestionGroup & { keywords: string }) | undefined;
  /** The current values of the names in braces. */
  words: Words;
}

/** Adds or edits a response. If the person accepts the suggested keywords, they replace the typed ones. */
export function ResponseForm({ address, edited, proposed, words }: ResponseFormProps) {
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState(edited?.keywords ?? proposed?.keywords ?? "");
  const [response, setResponse] = useState(edited?.response ?? "");
  const [label, setLabel] = useState(edited?.label ?? "");
  const asked = proposed ? [proposed.question, ...proposed.alsoAsked] : [];
  const [examples, setExamples] = useState((edited?.examples ?? asked).join("\n"));
  const [offersContact, setOffersContact] = useState(edited?.offersContact ?? false);
  // The version of the text that this form loaded. It stays the same when somebody else saves, so that the server
  // refuses to overwrite their text.
  const [version] = useState(edited?.version ?? "");
  const [isChosen, setChosen] = useState(true);
  const [suggested, setSuggested] = useState("");
  // Typing in a field hides the field's error. Typing anywhere hides the error of the request for keywords.
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [hasTyped, setHasTyped] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const closed = chatbotAddresses.write({ ...address, selectedId: null, questionId: null });
  const { notices } = configurationTexts;
  const isOpened = edited !== null || proposed !== undefined;
  const saving = useChange<ConfigurationOutcome>(chatbotAddresses.path, {
    success: edited ? notices.saved : notices.added,
    inPage: true,
    leaves: isOpened,
    onDone: () => {
      setKeywords("");
      setResponse("");
      setLabel("");
      setExamples("");
      setOffersContact(false);
      setSuggested("");
      title.current?.focus({ preventScroll: true });
      if (isOpened) void navigate(closed, { preventScrollReset: true });
    },
  });
  const suggesting = useChange<ConfigurationOutcome>(chatbotAddresses.path, {
    inPage: true,
    onDone: ({ suggestion }) => {
      setSuggested(suggestion?.keywords ?? "");
      setChosen(true);
    },
  });
  const proposal = suggesting.answer;
  const from = proposal?.outcome === "done" ? proposal.suggestion?.from : undefined;
  useLayoutEffect(() => {
    if (!isOpened) return;
    title.current?.scrollIntoView({ block: "nearest" });
    title.current?.focus({ preventScroll: true });
  }, [isOpened]);
  const isIncomplete = !response.trim() || !(keywords.trim() || suggested);
  const refusal = refusalOf(saving) ?? (hasTyped ? null : refusalOf(suggesting));
  const errors = typed.reduce(withoutError, saving.busy ? {} : errorsOf(saving.answer));

  // The form is long, and the button may be far below the field with the error. So that field gets the focus.
  useEachAnswer(saving.answer, ({ outcome }) => {
    if (outcome === "invalid") form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setTyped([]);
    saving.form.onSubmit(event);
  }

  return (
    <form
      ref={form}
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
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={edited?.id ?? ""} />
      <input type="hidden" name="version" value={version} />
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
                <span className="font-semibold">{texts.suggestion}</span> {from && texts.from[from]}&nbsp;:{" "}
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
      {edited?.starter && edited.starter !== response && (
        <Button
          variant="text"
          size="sm"
          className="justify-self-start"
          onClick={() => setResponse(edited.starter ?? "")}
        >
          {sayingTexts.restore}
        </Button>
      )}
      <PlaceholderList
        response={response}
        words={words}
        onInsert={(name) => setResponse((typed) => `${typed}{${name}}`)}
      />
      <Field
        label={texts.examples}
        name="examples"
        error={errors.examples}
        hint={texts.examplesHint}
        optional
      >
        <TextArea rows={5} value={examples} onChange={({ target }) => setExamples(target.value)} />
      </Field>
      <Field label={texts.label} name="label" error={errors.label} hint={texts.labelHint} optional>
        <TextInput
          size="sm"
          maxLength={40}
          autoComplete="off"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
        />
      </Field>
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
            suggesting.ask({ intent: "suggest", keywords, response });
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

/** Returns the reason why a request failed. Errors of fields are shown below the fields instead. */
function refusalOf({ busy, answer }: ReturnType<typeof useChange<ConfigurationOutcome>>): string | null {
  return busy || !answer || answer.outcome === "invalid" ? null : answer.refusal;
}

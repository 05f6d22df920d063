import { Form, useNavigation } from "react-router";
import { useProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { type FormErrors, type FormValues, firstValue } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { ThumbBar } from "#app/ui/thumb-bar.tsx";
import { letterTexts as texts } from "../labels.ts";
import type { Letter, OfferedArticle } from "../queries.server.ts";
import { letterPath } from "../rules.ts";
import { useSeenLetter } from "./use-seen-letter.ts";

interface LetterEditorProps {
  id: string;
  /** Null for a new letter. */
  letter: Letter | null;
  offered: readonly OfferedArticle[];
  /** How many confirmed addresses would get the letter. */
  readers: number;
  /** Whether this person may send the letter. */
  maySend: boolean;
  /** The text that the server refused to save, as it was typed; null if there is none. */
  typed: FormValues | null;
  errors: FormErrors;
  refusal: string | null;
}

/** The form of a letter that has not been sent. Every button saves the typed text first. */
export function LetterEditor(props: LetterEditorProps) {
  const { id, letter, offered, readers, maySend, typed, errors, refusal } = props;
  const intents = maySend ? (["review", "test", "save"] as const) : (["save", "test"] as const);
  const { state, formData } = useNavigation();
  const busyWith = state === "submitting" ? formData?.get("intent") : null;
  const seen = useSeenLetter(id, letter, typed);
  const chosen = typed ? [typed.post_ids ?? []].flat() : (letter?.postIds ?? []);
  const text = (name: "subject" | "introduction") => (typed ? firstValue(typed, name) : letter?.[name]);
  const isBlogShown = isShown(useProfile(), "/blog");
  const kept = offered.map((article) => article.id);
  return (
    <Sheet className="p-4 md:p-6">
      <Form method="post" noValidate aria-label={texts.form} className="grid gap-5">
        {readers === 0 && <Alert tone="info">{texts.noReader}</Alert>}
        <input type="hidden" name="id" value={seen.id} />
        <input type="hidden" name="version" value={seen.version} />
        {/* An article may have been unpublished after it was chosen. It stays in the form, so that the server can
            refuse it with an error. */}
        {chosen
          .filter((post) => !kept.includes(post))
          .map((post) => (
            <input key={post} type="hidden" name="post_ids" value={post} />
          ))}
        <Field label={texts.subject} name="subject" error={errors.subject}>
          <TextInput maxLength={150} autoComplete="off" defaultValue={text("subject")} />
        </Field>
        <Field
          label={texts.introduction}
          name="introduction"
          hint={texts.introductionHint}
          error={errors.introduction}
          optional
        >
          <TextArea maxLength={3_000} rows={6} defaultValue={text("introduction")} />
        </Field>
        <FieldGroup legend={texts.articles} hint={texts.articlesHint} error={errors.post_ids}>
          {offered.length === 0 && (
            <p className="text-small text-muted">{isBlogShown ? texts.noArticle : texts.hiddenBlog}</p>
          )}
          <ul className="max-h-96 overflow-y-auto">
            {offered.map((article) => (
              <li key={article.id}>
                <Checkbox
                  name="post_ids"
                  value={article.id}
                  defaultChecked={chosen.includes(article.id)}
                  label={
                    <>
                      <span className="block text-base font-semibold wrap-anywhere">{article.title}</span>
                      {article.publishedAt && (
                        <span className="text-meta text-muted">{longDay(article.publishedAt)}</span>
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </FieldGroup>
        {refusal && (
          <Alert tone="danger" title={texts.notSaved}>
            {refusal}
          </Alert>
        )}
        <ThumbBar className="max-md:-mx-5 max-md:bg-sheet max-md:px-5 max-md:*:flex-1 max-md:*:first:basis-full">
          {intents.map((intent) => (
            <Button
              key={intent}
              type="submit"
              size="sm"
              variant={intent === intents[0] ? "primary" : "secondary"}
              name="intent"
              value={intent}
              busy={busyWith === intent}
              busyLabel={texts.busy}
            >
              {texts[intent]}
            </Button>
          ))}
        </ThumbBar>
        {!maySend && <p className="text-small text-muted">{texts.ownersSend}</p>}
        {letter && (
          <div className="flex flex-wrap items-center justify-between gap-x-5">
            <p className="text-meta text-muted" suppressHydrationWarning>
              {texts.saved}, {longMoment(letter.updatedAt)}
            </p>
            <LinkButton size="sm" variant="text" to={`${letterPath(id)}?etape=suppression`}>
              {texts.delete}
            </LinkButton>
          </div>
        )}
      </Form>
    </Sheet>
  );
}

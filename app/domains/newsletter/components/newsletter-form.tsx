import { useProfile } from "#app/domains/business/profile.ts";
import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { rightsPage } from "#app/domains/submissions/content.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { lazyCheck } from "#app/lib/forms/lazy-check.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { newsletterTexts } from "../content/form.ts";

export interface NewsletterFormProps {
  /** The background colour: `ink` (dark) in the footer, `light` elsewhere. */
  ground: "ink" | "light";
  /** The result of a form posted without JavaScript. The page /newsletter shows it. */
  answered?: SubscriptionAnswer;
  /** Whether the form is in a narrow column, under its own title. */
  stacked?: boolean;
}

/** The answer to the form. `isMailed`: the site can send the confirmation e-mail now. Otherwise the e-mail waits. */
export type SubscriptionAnswer = FormAnswer<{ isMailed: boolean }>;

/**
 * The id of the result on the page /newsletter. A browser without JavaScript jumps there after it has sent the form.
 */
const answerId = "lettre-reponse";

/** The validation rules. They are loaded when the form first needs them, so that no page waits for them. */
const check = lazyCheck(async () => (await import("../validation.ts")).newsletterSchema);

/** The newsletter's form, for any page. It posts to /newsletter and shows the result where the form was. */
export function NewsletterForm({ ground, answered, stacked }: NewsletterFormProps) {
  const fetcher = useFetcher<SubscriptionAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [ownError, setOwnError] = useState<string>();
  const [isEdited, setIsEdited] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const outcome = fetcher.data ?? answered;
  const busy = fetcher.state !== "idle";
  const error = ownError ?? (!isEdited && outcome?.outcome === "invalid" ? outcome.errors.email : undefined);

  useLayoutEffect(() => {
    if (busy || !fetcher.data || fetcher.data.outcome === "invalid") return;
    if (fetcher.data.outcome === "done") form.current?.reset();
    answer.current?.focus();
  }, [busy, fetcher.data]);

  const onSubmit = async (sent: HTMLFormElement) => {
    const found = (await check(formValues(new FormData(sent)))).email;
    setOwnError(found);
    setIsEdited(false);
    if (found) sent.querySelector("input")?.focus();
    else void fetcher.submit(sent, { defaultShouldRevalidate: false });
  };
  const onInput = () => {
    setOwnError(undefined);
    setIsEdited(true);
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/newsletter#${answerId}`}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void onSubmit(event.currentTarget);
      }}
      onInput={onInput}
      aria-label={ground === "ink" ? newsletterTexts.title : newsletterTexts.formLabel}
    >
      {stacked && <h2 className="mb-3 text-h4">{newsletterTexts.title}</h2>}
      <div className={classes("relative grid gap-x-3 gap-y-2.5", !stacked && "md:grid-cols-[1fr_auto]")}>
        <Field label={newsletterTexts.label} name="email" error={error} className="min-w-0">
          <TextInput type="email" autoComplete="email" defaultValue={typedEmail(answered)} />
        </Field>
        <div className={stacked ? undefined : "md:pt-7.25"}>
          <Button
            type="submit"
            variant={ground === "ink" ? "outline-on-ink" : "secondary"}
            busy={busy}
            busyLabel={newsletterTexts.submitting}
            className="w-full"
          >
            {newsletterTexts.submit}
          </Button>
        </div>
        <Honeypot />
      </div>
      <p
        ref={answer}
        id={ground === "light" ? answerId : undefined}
        role="status"
        tabIndex={-1}
        className="mt-2.5 scroll-mt-[30vh] font-semibold empty:hidden"
      >
        {!busy && outcome && outcomeText(outcome)}
      </p>
      <p className="mt-2.5 text-meta text-muted in-[.on-ink]:text-muted-on-ink">
        {newsletterTexts.notice(useProfile().name)} <AppLink to={rightsPage}>Vos droits</AppLink>
      </p>
    </fetcher.Form>
  );
}

function outcomeText(answer: SubscriptionAnswer): string | null {
  if (answer.outcome === "done") return answer.isMailed ? newsletterTexts.sent : newsletterTexts.noted;
  const texts = {
    // Compares with false, because `onLine` is undefined on the server.
    failed: navigator.onLine === false ? newsletterTexts.offline : newsletterTexts.failure,
    limited: newsletterTexts.limited,
    invalid: null,
  } satisfies Record<Exclude<FormAnswer["outcome"], "done">, string | null>;
  return texts[answer.outcome];
}

function typedEmail(answered: SubscriptionAnswer | undefined): string | undefined {
  return answered && "values" in answered ? firstValue(answered.values, "email") : undefined;
}

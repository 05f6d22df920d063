import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type FormErrors, type FormValues, formValues, successBannerMs, withoutError } from "./form.ts";
import type { LazyCheck } from "./lazy-check.ts";
import { errorsOf, type FormAnswer } from "./outcome.ts";
import { dropDraft, fillForm, restoreDraft, typedValues } from "./draft.ts";

interface PublicFormOptions {
  /** The name of the form's draft: the typed values, which the browser keeps until the form is sent. */
  name: string;
  /** The server's rules, run before sending. Resolves with the first error of each field in error. */
  check: LazyCheck;
  /** The result of the page's action, in a browser without JavaScript. */
  answered: FormAnswer | undefined;
  /** The values that the form shows at first, and shows again after it has been sent. */
  initial?: FormValues;
  /** Fields of `initial` that the visitor has just chosen. Their values replace those of the draft. */
  chosen?: readonly string[];
  /** Called with the values at each change. */
  onTyped?: (values: FormValues) => void;
}

const nothing: FormValues = {};
const none: readonly string[] = [];

/**
 * Returns the state and the properties of a public form. Without JavaScript the form posts to its page, which then
 * shows `answered`. With JavaScript, the form is checked first, and a fetcher sends the same post. The browser keeps
 * the typed values until the form is sent.
 */
export function usePublicForm(options: PublicFormOptions) {
  const { name, check, answered, initial = nothing, chosen = none, onTyped } = options;
  const fetcher = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? answered;
  const [seen, setSeen] = useState(outcome);
  const [errors, setErrors] = useState<FormErrors>(errorsOf(outcome));
  const [shownErrors, setShownErrors] = useState(0);
  const [bannerOpen, setBannerOpen] = useState(outcome?.outcome === "done");
  const [isDraft, setIsDraft] = useState(false);

  if (outcome !== seen) {
    setSeen(outcome);
    setErrors(errorsOf(outcome));
    setBannerOpen(outcome?.outcome === "done");
    if (outcome?.outcome === "invalid") setShownErrors((count) => count + 1);
  }

  const startAgain = () => {
    dropDraft(name);
    setIsDraft(false);
    setErrors({});
    if (!form.current) return;
    form.current.reset();
    fillForm(form.current, initial);
    onTyped?.(initial);
  };
  const startAgainOnceSent = useEffectEvent(startAgain);
  const takeUpDraft = useEffectEvent(() => {
    if (!form.current || answered || !restoreDraft(form.current)) return;
    setIsDraft(true);
    onTyped?.(typedValues(form.current));
  });

  useEffect(() => takeUpDraft(), []);

  useEffect(() => {
    if (outcome?.outcome !== "done") return;
    startAgainOnceSent();
    const timer = setTimeout(() => setBannerOpen(false), successBannerMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  // A confirmation rendered by the server already has the focus, through the fragment of the form's URL.
  const confirmed = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (confirmed?.outcome !== "done") return;
    if (confirmed.next) location.assign(confirmed.next);
    form.current?.querySelector<HTMLElement>("[data-confirmation]")?.focus();
  }, [confirmed]);

  useLayoutEffect(() => {
    if (shownErrors > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [shownErrors]);

  /** Returns all values of a field, for the first render after a post without JavaScript. */
  const typedAll = (field: string): string[] => {
    const values = answered && "values" in answered ? answered.values : initial;
    return [values[field] ?? []].flat();
  };
  /** Sends the form, or shows its errors. */
  const send = async (sent: HTMLFormElement) => {
    const found = await check(formValues(new FormData(sent)));
    setErrors(found);
    if (Object.keys(found).length === 0) void fetcher.submit(sent);
    else setShownErrors((count) => count + 1);
  };
  const answerId = `${name}-reponse`;
  const isRefused = answered?.outcome === "invalid";
  const clearError = (field: string) => setErrors((before) => withoutError(before, field));

  return {
    Form: fetcher.Form,
    busy: fetcher.state !== "idle",
    outcome,
    errors,
    bannerOpen,
    /** Whether the form's values were typed during an earlier visit. */
    isDraft,
    startAgain,
    typed: (field: string): string => typedAll(field)[0] ?? "",
    typedAll,
    clearError,
    /** The id of the confirmation or of the failure text, to which a browser without JavaScript jumps after sending. */
    answerId: isRefused ? undefined : answerId,
    formProps: {
      ref: form,
      id: isRefused ? answerId : undefined,
      method: "post" as const,
      noValidate: true,
      "data-draft": name,
      "data-draft-chosen": chosen.join(" ") || undefined,
      "data-draft-answer": answered?.outcome,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
      onFocus: () => void check(),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        clearError((event.target as HTMLInputElement).name);
        onTyped?.(typedValues(event.currentTarget));
      },
    },
  };
}

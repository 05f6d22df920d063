import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { contactFormTexts, messageUse } from "#app/domains/contact-messages/content.ts";
import { privacyNotice, rightsPage } from "#app/domains/submissions/content.ts";
import { type FormErrors, formValues, successBannerMs, withoutError } from "#app/lib/forms/form.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { Field } from "#app/ui/field.tsx";
import { FormFoot } from "#app/ui/form-foot.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { OutcomeMessage } from "#app/ui/outcome-message.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { handoverTexts } from "../labels.ts";
import { handoverSchema } from "../validation.ts";
import type { Ticket } from "./use-talk.ts";

interface HandoverFormProps {
  ticket: Ticket | null;
  isAsked: boolean;
  onTyped: () => void;
}

/**
 * Offers a person instead of the assistant (rule assistant/handover): the phone number, or a message to which the
 * conversation is added.
 */
export function HandoverForm({ ticket, isAsked, onTyped }: HandoverFormProps) {
  const profile = useProfile();
  const [errors, setErrors] = useState<FormErrors>({});
  const [outcome, setOutcome] = useState<FormAnswer>();
  const [busy, setBusy] = useState(false);
  const [bannerOpen, setBannerOpen] = useState(true);
  const sent = outcome?.outcome === "done";
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to this box before the next key press.
  useLayoutEffect(() => {
    if (isAsked || sent) box.current?.focus();
  }, [isAsked, sent]);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setBannerOpen(false), successBannerMs);
    return () => clearTimeout(timer);
  }, [sent]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = formValues(new FormData(form));
    const checked = checkForm(handoverSchema, values);
    const wrong = "errors" in checked ? checked.errors : {};
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    const answer = await postForm<FormAnswer>("/api/chat/contact", { ...values, ...ticket });
    setBusy(false);
    if (answer?.outcome === "invalid") setErrors(answer.errors);
    setOutcome(answer ?? { outcome: "failed", values });
  }

  const texts = { ...contactFormTexts, submit: handoverTexts.submit };
  const phone = profile.phone;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="on-sheet rounded-control border-outline border-ink p-4 outline-none"
    >
      {sent && (
        <div className="mb-3">
          <OutcomeMessage outcome={outcome} bannerOpen={bannerOpen} texts={texts} phone={phone} />
        </div>
      )}
      <p className="text-small">
        {sent ? "C’est urgent\u00a0? Appelez le" : "Appelez le"}{" "}
        <a href={phoneHref(profile)} className="font-semibold whitespace-nowrap">
          {phone.display}
        </a>
        {sent ? "." : ", ou écrivez-nous\u00a0:"}
      </p>
      {!sent && (
        <form
          noValidate
          aria-label={handoverTexts.title}
          onInput={({ target }) => {
            onTyped();
            setErrors((before) => withoutError(before, (target as HTMLInputElement).name));
          }}
          onSubmit={(event) => void submit(event)}
          className="relative mt-3 grid gap-4 border-t-outline border-dashed border-line-strong pt-4"
        >
          <Field label="Nom" name="name" error={errors.name}>
            <TextInput autoComplete="name" />
          </Field>
          <Field label="E-mail" name="email" error={errors.email}>
            <TextInput type="email" autoComplete="email" />
          </Field>
          <Field label="Téléphone" name="phone" error={errors.phone} optional>
            <TextInput type="tel" autoComplete="tel" />
          </Field>
          <Field label="Message" name="message" error={errors.message} hint={handoverTexts.intro}>
            <TextArea rows={3} />
          </Field>
          <Honeypot />
          <FormFoot
            outcome={outcome}
            bannerOpen={bannerOpen}
            busy={busy}
            texts={texts}
            phone={phone}
            notice={privacyNotice(profile, messageUse)}
            rightsPage={rightsPage}
          />
        </form>
      )}
    </div>
  );
}

import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { formServices, ownChoices } from "#app/domains/business/rules/form-services.ts";
import { noServiceChoiceLabel, serviceChoices } from "#app/domains/catalog/labels.ts";
import { SubmissionFoot } from "#app/domains/submissions/components/submission-foot.tsx";
import { useSubmissionForm } from "#app/domains/submissions/components/use-submission-form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { lazyCheck } from "#app/lib/forms/lazy-check.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { contactFormTexts, messageUse } from "../content.ts";

/** Loads the validation rules when a form first needs them, so that no page waits for them. */
const checkWith = (shop: Pick<SiteProfile, "site">) =>
  lazyCheck(async () => (await import("../validation.ts")).contactMessageSchemaWith(ownChoices(shop)));

/**
 * The contact form: name, e-mail and message, with an optional phone and service (rule forms/contact). `answered` is
 * the result of the page's action, for a form posted without JavaScript.
 */
export function ContactForm({ answered }: { answered: FormAnswer | undefined }) {
  const profile = useProfile();
  const form = useSubmissionForm({ name: "contact", checkWith, answered });
  const { Form, formProps, errors, typed } = form;
  return (
    <Slip title={contactFormTexts.title} aside={`Réponse ${profile.claims.reply}`}>
      <Form
        {...formProps}
        action="/#contact-reponse"
        className="relative grid gap-4 md:grid-cols-2 md:gap-5"
        aria-label={contactFormTexts.title}
      >
        <DraftNotice isShown={form.isDraft} onForget={form.startAgain} className="md:col-span-2" />
        <Field label="Nom" name="name" id="contact-name" error={errors.name}>
          <TextInput autoComplete="name" defaultValue={typed("name")} />
        </Field>
        <Field label="Téléphone" name="phone" id="contact-phone" error={errors.phone} optional>
          <TextInput type="tel" autoComplete="tel" defaultValue={typed("phone")} />
        </Field>
        <Field label="E-mail" name="email" id="contact-email" error={errors.email}>
          <TextInput type="email" autoComplete="email" defaultValue={typed("email")} />
        </Field>
        <Field label="Service" name="service" id="contact-service" error={errors.service} optional>
          <Select defaultValue={typed("service")}>
            <option value="">{noServiceChoiceLabel}</option>
            {formServices(profile, serviceChoices).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Message"
          name="message"
          id="contact-message"
          error={errors.message}
          className="md:col-span-2"
        >
          <TextArea rows={5} defaultValue={typed("message")} />
        </Field>
        <Honeypot />
        <div className="md:col-span-2">
          <SubmissionFoot form={form} texts={contactFormTexts} use={messageUse} />
        </div>
      </Form>
    </Slip>
  );
}

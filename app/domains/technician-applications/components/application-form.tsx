import type { SiteProfile } from "#app/domains/business/profile.ts";
import { ownChoices } from "#app/domains/business/rules/form-services.ts";
import { SubmissionFoot } from "#app/domains/submissions/components/submission-foot.tsx";
import { useSubmissionForm } from "#app/domains/submissions/components/use-submission-form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { lazyCheck } from "#app/lib/forms/lazy-check.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { applicationFormTexts, applicationUse } from "../content.ts";
import { LetterStep, PersonStep, SkillsStep, WorkStep } from "./application-steps.tsx";

/** Loads the validation rules when the form first needs them, so that no page waits for them. */
const checkWith = (shop: Pick<SiteProfile, "site">) =>
  lazyCheck(async () => (await import("../validation.ts")).technicianApplicationSchemaWith(ownChoices(shop)));

/**
 * The application form. It asks about the work first, then about the person. `answered` is the server's answer to a
 * form that was sent without JavaScript.
 */
export function ApplicationForm({ answered }: { answered: FormAnswer | undefined }) {
  const form = useSubmissionForm({ name: "application", checkWith, answered });
  const { Form, formProps } = form;
  return (
    <Slip level={2} title={applicationFormTexts.title} aside="Cinq minutes" padded={false}>
      <Form
        {...formProps}
        action="/join#application-reponse"
        aria-label={applicationFormTexts.title}
        className="relative"
      >
        <DraftNotice
          isShown={form.isDraft}
          onForget={form.startAgain}
          className="border-b border-line bg-paper px-5 py-3 md:pr-8 md:pl-23"
        />
        <SkillsStep {...form} />
        <WorkStep {...form} />
        <LetterStep {...form} />
        <PersonStep {...form} />
        <Honeypot />
        <div className="px-5 py-5.5 md:pt-6.5 md:pr-8 md:pb-7.5 md:pl-23">
          <SubmissionFoot form={form} texts={applicationFormTexts} use={applicationUse} />
        </div>
      </Form>
    </Slip>
  );
}

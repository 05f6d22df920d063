import { useMemo } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { privacyNotice, rightsPage } from "#app/domains/submissions/labels.ts";
import { honeypotName, successBannerMs } from "#app/domains/submissions/rules.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { lazyCheck } from "#app/lib/forms/lazy-check.ts";
import { usePublicForm } from "#app/lib/forms/public-form.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { FormFoot } from "#app/ui/form-foot.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { Slip } from "#app/ui/slip.tsx";
import type { EstimatedQuote } from "../estimate/rules.ts";
import { quoteFormTexts } from "../labels.ts";
import { PersonStep, ScheduleStep, TroubleStep } from "./quote-steps.tsx";
import { SendingProgress } from "./sending-progress.tsx";

interface QuoteFormProps {
  /** What the page the visitor comes from has chosen (rules forms/service-choices, forms/estimate). */
  prefilled: EstimatedQuote;
  /** The action's answer to a browser without JavaScript. */
  answered: FormAnswer | undefined;
  /** Called with the form's values at each keystroke. */
  onTyped: (values: FormValues) => void;
}

/** The rules come when they are needed: no page waits for them. */
const check = lazyCheck(async () => (await import("../validation.ts")).quoteRequestSchema);

/** Returns the form's initial values. */
export function initialQuote({ service_type, urgency, description }: EstimatedQuote): FormValues {
  return {
    urgency: urgency ?? "normal",
    ...(service_type && { service_type }),
    ...(description && { description }),
  };
}

/** The quote form (rule forms/quote): the problem first, then the date, then the person. */
export function QuoteForm({ prefilled, answered, onTyped }: QuoteFormProps) {
  const profile = useProfile();
  const initial = useMemo(() => initialQuote(prefilled), [prefilled]);
  const form = usePublicForm({
    name: "quote",
    check,
    answered,
    bannerMs: successBannerMs,
    initial,
    chosen: [...(prefilled.service_type ? ["service_type"] : []), ...(prefilled.urgency ? ["urgency"] : [])],
    honeypot: honeypotName,
    onTyped,
  });
  const { Form, formProps, errors, typed } = form;
  const fields = { errors, typed };
  return (
    <Slip
      level={2}
      title={quoteFormTexts.title}
      aside="Trois minutes"
      padded={false}
      className="lg:rounded-tr-none"
    >
      <Form
        {...formProps}
        action="/devis#quote-reponse"
        encType="multipart/form-data"
        aria-label={quoteFormTexts.title}
        className="relative"
      >
        {form.isDraft && (
          <DraftNotice
            onForget={form.startAgain}
            className="border-b border-line bg-paper px-5 py-3 md:pr-8 md:pl-23"
          />
        )}
        <TroubleStep {...fields} onFilesChange={() => form.clearError("attachments")} />
        <ScheduleStep {...fields} />
        <PersonStep {...fields} />
        <Honeypot name={honeypotName} />
        <div className="px-5 py-5.5 md:pt-6.5 md:pr-8 md:pb-7.5 md:pl-23">
          <FormFoot
            id={form.answerId}
            outcome={form.outcome}
            bannerOpen={form.bannerOpen}
            busy={form.busy}
            texts={quoteFormTexts}
            phone={profile.phone}
            notice={privacyNotice(profile, "quote")}
            rightsPage={rightsPage}
          >
            <SendingProgress />
          </FormFoot>
        </div>
      </Form>
    </Slip>
  );
}

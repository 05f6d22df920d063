import { useMemo } from "react";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { quoteValues } from "#app/domains/business/rules/form-services.ts";
import { SubmissionFoot } from "#app/domains/submissions/components/submission-foot.tsx";
import { useSubmissionForm } from "#app/domains/submissions/components/use-submission-form.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { readDraft } from "#app/lib/forms/draft.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { lazyCheck } from "#app/lib/forms/lazy-check.ts";
import { useSending } from "#app/lib/upload/send-form.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { EstimateNotice } from "../estimate/components/estimate-notice.tsx";
import { estimateField, type EstimatedQuote, shownEstimate, type ShownEstimate } from "../estimate/rules.ts";
import { fileSizeText, quoteFormTexts, quoteUse, quoteDraft } from "../content.ts";
import { PersonStep, ScheduleStep, TroubleStep } from "./quote-steps.tsx";

/**
 * The choices that the visitor made before the form: on a service's page (rule forms/service-choices) or in the
 * estimate of the price (rule forms/estimate).
 */
interface PrefilledQuote extends Omit<EstimatedQuote, "service_type"> {
  service_type: string | null;
  /** If this is null, the form shows the plan or the price range of a draft. If it is false, it shows none. */
  shown: ShownEstimate | null | false;
  /** The page's query string, with these choices. The form posts to it, so that a refused form shows them again. */
  query: string;
}

interface QuoteFormProps {
  prefilled: PrefilledQuote;
  /** The action's result, for a browser without JavaScript. */
  answered: FormAnswer | undefined;
  soFar: FormValues;
  /** Called with the form's values each time one of them changes. */
  onTyped: (values: FormValues) => void;
}

/** Loads the validation rules when the form first needs them, so that no page waits for them. */
const checkWith = (shop: Pick<SiteProfile, "site">) =>
  lazyCheck(async () => (await import("../validation.ts")).quoteRequestSchemaWith(quoteValues(shop)));

/** Returns the form's initial values. */
export function initialQuote({ service_type, urgency, description, shown }: PrefilledQuote): FormValues {
  return {
    urgency: urgency ?? "normal",
    ...(service_type && { service_type }),
    ...(description && { description }),
    ...(shown && { [estimateField]: shown.token }),
  };
}

/** The quote form (rule forms/quote). It asks about the problem first, then the date, then the person. */
export function QuoteForm({ prefilled, answered, soFar, onTyped }: QuoteFormProps) {
  const initial = useMemo(() => initialQuote(prefilled), [prefilled]);
  const form = useSubmissionForm({
    name: quoteDraft,
    checkWith,
    answered,
    initial,
    chosen: [...(prefilled.service_type ? ["service_type"] : []), ...(prefilled.urgency ? ["urgency"] : [])],
    onTyped,
  });
  const { Form, formProps, errors, typed } = form;
  // A stored draft contains the price range that the visitor was shown. The URL may no longer contain it.
  const drafted = form.isDraft ? shownEstimate(firstValue(readDraft(quoteDraft) ?? {}, estimateField)) : null;
  const shown = prefilled.shown ?? drafted;
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
        action={`/devis${prefilled.query}#quote-reponse`}
        encType="multipart/form-data"
        aria-label={quoteFormTexts.title}
        className="relative"
      >
        <DraftNotice
          isShown={form.isDraft}
          onForget={form.startAgain}
          className="border-b border-line bg-paper px-5 py-3 md:pr-8 md:pl-23"
        />
        {shown && (
          <EstimateNotice
            shown={shown}
            className="border-b border-line bg-paper px-5 py-3 md:pr-8 md:pl-23"
          />
        )}
        <TroubleStep {...fields} onFilesChange={() => form.clearError("attachments")} />
        <ScheduleStep {...fields} soFar={soFar} />
        <PersonStep {...fields} />
        <Honeypot />
        <div className="px-5 py-5.5 md:pt-6.5 md:pr-8 md:pb-7.5 md:pl-23">
          <SubmissionFoot form={form} texts={quoteFormTexts} use={quoteUse}>
            <SendingProgress />
          </SubmissionFoot>
        </div>
      </Form>
    </Slip>
  );
}

/**
 * The size of a form, in bytes, from which a progress bar is shown. A smaller form is sent before anybody can read it.
 */
const worthShowingBytes = 256 * 1024;

/** Shows the progress while the form and its files are sent. */
function SendingProgress() {
  const sending = useSending();
  if (!sending || sending.total < worthShowingBytes) return null;
  return (
    <Progress label="Envoi des fichiers" value={sending.sent} max={sending.total} format={fileSizeText} />
  );
}

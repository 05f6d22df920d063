import type { ComponentProps, ReactNode } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { FormFoot } from "#app/ui/form-foot.tsx";
import { privacyNotice, rightsPage } from "../content.ts";
import type { SubmissionForm } from "./use-submission-form.ts";

interface SubmissionFootProps {
  form: SubmissionForm;
  texts: ComponentProps<typeof FormFoot>["texts"];
  /** What the data is used for and how long it is kept, for the privacy notice. */
  use: Parameters<typeof privacyNotice>[1];
  /** The content above the button. */
  children?: ReactNode;
}

/** The end of a public form: its result, the button that sends it, and the privacy notice (rule forms/notice). */
export function SubmissionFoot({ form, texts, use, children }: SubmissionFootProps) {
  const profile = useProfile();
  return (
    <FormFoot
      id={form.answerId}
      outcome={form.outcome}
      bannerOpen={form.bannerOpen}
      busy={form.busy}
      texts={texts}
      phone={profile.phone}
      notice={privacyNotice(profile, use)}
      rightsPage={rightsPage}
    >
      {children}
    </FormFoot>
  );
}

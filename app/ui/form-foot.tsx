import type { ComponentProps, ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { Button } from "./button.tsx";
import { OutcomeMessage } from "./outcome-message.tsx";

interface FormFootProps extends Pick<
  ComponentProps<typeof OutcomeMessage>,
  "outcome" | "bannerOpen" | "phone" | "id"
> {
  busy: boolean;
  texts: ComponentProps<typeof OutcomeMessage>["texts"] & { submit: string; submitting: string };
  /** The text on how the data are used (GDPR, art. 13), with a link to the person's rights (rule forms/notice). */
  notice: ReactNode;
  rightsPage: string;
  /** A progress bar, shown above the button while the form is being sent. */
  children?: ReactNode;
}

/** The end of a public form: its result, the button and the privacy notice. */
export function FormFoot({ busy, texts, notice, rightsPage, children, outcome, ...message }: FormFootProps) {
  return (
    <div className="grid gap-5">
      <OutcomeMessage {...message} texts={texts} outcome={busy ? undefined : outcome} />
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={busy} busyLabel={texts.submitting} className="max-md:w-full">
          {texts.submit}
        </Button>
        <p className="flex-1 basis-55 text-small text-muted">
          {notice} <AppLink to={rightsPage}>Vos droits</AppLink>
        </p>
      </div>
    </div>
  );
}

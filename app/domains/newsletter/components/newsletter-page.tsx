import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { linkTexts } from "../labels.ts";
import type { NewsletterOutcome } from "../rules.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

interface NewsletterPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The newsletter's own pages: a title, what it means, one thing to do. */
export function NewsletterPage({ title, text, children }: NewsletterPageProps) {
  return (
    <div className="wrap section">
      <h1 className="max-w-[20ch]">{title}</h1>
      <p role="status" className="mt-5 max-w-[58ch] text-lead text-muted">
        {text}
      </p>
      <div className="mt-8 max-w-150">{children}</div>
    </div>
  );
}

/** Where a link of an e-mail leads: programs that open links press no button, so only a person does what it says. */
export function LinkPage({ kind }: { kind: "confirm" | "unsubscribe" }) {
  const busy = useNavigation().state === "submitting";
  const { title, text, button } = linkTexts[kind];
  return (
    <NewsletterPage title={title} text={text}>
      <Form method="post">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </Form>
    </NewsletterPage>
  );
}

/** After a link was used, or could not be: the form again where it helps. */
export function LinkOutcomePage({ kind }: { kind: "confirmed" | "expired" | "unsubscribed" }) {
  const { title, text } = linkTexts[kind];
  return (
    <NewsletterPage title={title} text={text}>
      {kind !== "confirmed" && <NewsletterForm ground="light" />}
    </NewsletterPage>
  );
}

/** The answer to the form without JavaScript, and the form again. */
export function SubscribePage({
  title,
  text,
  answered,
}: Omit<NewsletterPageProps, "children"> & { answered: NewsletterOutcome | undefined }) {
  return (
    <NewsletterPage title={title} text={text}>
      <NewsletterForm ground="light" answered={answered} />
    </NewsletterPage>
  );
}

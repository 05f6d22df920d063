import { useProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { letterContent, linkTexts } from "../content/pages.ts";
import { NewsletterForm, type SubscriptionAnswer } from "./newsletter-form.tsx";

interface NewsletterPageProps {
  title: string;
  text: string;
  /**
   * Whether the page shows the result of a button. If so, its title gets the focus, so that screen readers read the
   * result.
   */
  isResult?: boolean;
  /** The content beside the form or button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of the pages under /newsletter: a title, a text and one action. */
export function NewsletterPage({ title, text, isResult = false, aside, children }: NewsletterPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a full page load, the browser itself sets the focus, so the script does not move it.
    if (isResult && document.documentElement.dataset.hydrated !== undefined) heading.current?.focus();
  }, [isResult]);
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-12 section lg:grid-cols-[1fr_minmax(0,430px)]">
      <div>
        <h1 ref={heading} tabIndex={-1} className="max-w-[12.8em] outline-none">
          {title}
        </h1>
        <p role="status" className="mt-5 max-w-[37.1em] text-lead text-muted">
          {text}
        </p>
        <div className="mt-8 max-w-150">{children}</div>
      </div>
      {aside}
    </div>
  );
}

/**
 * The page to which an e-mail links. It asks the person to press a button. Programs that check the links of e-mails
 * open the page but press no button, so they cannot confirm or unsubscribe.
 */
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

/** The page with the result of an e-mail's link. It also offers the subscription form, except after a confirmation. */
export function LinkOutcomePage({ kind }: { kind: "confirmed" | "expired" | "unsubscribed" }) {
  const { title, text } = linkTexts[kind];
  const isOffered = isShown(useProfile(), "/newsletter");
  return (
    <NewsletterPage key={kind} title={title} text={text} isResult>
      {isOffered && kind !== "confirmed" && <NewsletterForm ground="light" />}
    </NewsletterPage>
  );
}

/** The newsletter's page: the form, or its result for a browser without JavaScript. */
export function SubscribePage({
  title,
  text,
  answered,
}: Pick<NewsletterPageProps, "title" | "text"> & { answered: SubscriptionAnswer | undefined }) {
  return (
    <NewsletterPage title={title} text={text} aside={<WhatIsInIt />}>
      <NewsletterForm ground="light" answered={answered} />
    </NewsletterPage>
  );
}

function WhatIsInIt() {
  const { title, items } = letterContent;
  return (
    <aside aria-labelledby="lettre-contenu" className="max-w-107.5">
      <div className="overflow-hidden rounded-control border border-line bg-sand">
        <StillDrawing name="laptop" className="w-full" />
      </div>
      <h2 id="lettre-contenu" className="mt-6 mb-3.5 text-h3 tracking-small">
        {title}
      </h2>
      <DashList items={items} />
    </aside>
  );
}

import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Still } from "#app/ui/still.tsx";
import { NewsletterForm, type NewsletterFormProps } from "./newsletter-form.tsx";

type LateForm = ComponentType<NewsletterFormProps>;

/**
 * The newsletter's form on a page about something else. Its code is loaded only when the focus enters the form. The
 * server's HTML stays until the form is sent, so that nothing changes while somebody types. If the code has not loaded
 * by then, the browser sends the form by itself.
 */
export function LateNewsletterForm(props: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const fetched = useRef<LateForm>(null);
  const [sent, setSent] = useState<{ Form: LateForm; values: FormData } | null>(null);

  useEffect(() => {
    const form = box.current?.querySelector("form");
    if (!sent || !form) return;
    for (const [name, value] of sent.values)
      (form.elements.namedItem(name) as HTMLInputElement).value = String(value);
    form.querySelector("button")?.focus({ preventScroll: true });
    form.requestSubmit();
  }, [sent]);

  async function fetchForm() {
    const late = await import("./newsletter-form.tsx").catch(() => null);
    fetched.current = late?.NewsletterForm ?? null;
  }

  function send(event: SubmitEvent<HTMLElement>) {
    if (sent || !fetched.current) return;
    event.preventDefault();
    setSent({ Form: fetched.current, values: new FormData(event.target as HTMLFormElement) });
  }

  return (
    <div ref={box} onFocus={() => void fetchForm()} onSubmit={send}>
      {sent ? (
        <sent.Form {...props} />
      ) : (
        <Still name={`lettre-${props.ground}`}>{import.meta.env.SSR && <NewsletterForm {...props} />}</Still>
      )}
    </div>
  );
}

import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { Still } from "#app/ui/still.tsx";
import { NewsletterForm, type NewsletterFormProps } from "./newsletter-form.tsx";

type LateForm = ComponentType<NewsletterFormProps>;

/**
 * The newsletter's form on a page about something else. It stays as the server rendered it, and its code is fetched when
 * somebody enters it. What was typed until then is kept. A form that is sent before that is sent by the browser.
 */
export function LateNewsletterForm(props: NewsletterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<LateForm | null>(null);
  const entered = useRef<{ typed: string; isFocused: boolean }>(null);
  const field = () => box.current?.querySelector<HTMLInputElement>("[type=email]");

  useLayoutEffect(() => {
    const input = field();
    if (!input || !entered.current) return;
    input.value = entered.current.typed;
    if (entered.current.isFocused) input.focus({ preventScroll: true });
  }, [Form]);

  async function enter() {
    const late = await import("./newsletter-form.tsx").catch(() => null);
    const input = field();
    if (!late || !input || entered.current) return;
    entered.current = { typed: input.value, isFocused: document.activeElement === input };
    setForm(() => late.NewsletterForm);
  }

  return (
    <div ref={box} onFocus={Form ? undefined : () => void enter()}>
      {Form ? (
        <Form {...props} />
      ) : (
        <Still name={`lettre-${props.ground}`}>{import.meta.env.SSR && <NewsletterForm {...props} />}</Still>
      )}
    </div>
  );
}

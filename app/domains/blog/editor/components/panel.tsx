import { type ReactNode, useId } from "react";

/** One titled section in the column beside the text of the article. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-b border-line px-4 py-5 md:px-6">
      <h2 id={id} className="text-h4 tracking-small">
        {title}
      </h2>
      {children}
    </section>
  );
}

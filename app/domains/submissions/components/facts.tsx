import type { ReactNode } from "react";
import { BreakableEmail } from "#app/ui/breakable-email.tsx";
import { filledFacts, type RecordFact } from "../labels.ts";

/** Shows the facts of a submission as a list. Each child is a `Fact` element: a label with its value. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-5.5 grid grid-cols-2 gap-x-7 gap-y-3 border-y border-line py-4 2xl:grid-cols-4">
      {children}
    </dl>
  );
}

/** Shows one fact of a submission: its label and its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-meta text-muted">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}

/** Shows the facts that a kind of submission declares as a list. A fact without a value is left out. */
export function DeclaredFacts<Fields>({ facts, of }: { facts: readonly RecordFact<Fields>[]; of: Fields }) {
  return filledFacts(facts, of).map(({ label, value }) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  ));
}

/** A link that starts an e-mail to an address. `href` is a `mailto:` URL; it is only needed to add a subject. */
export function EmailLink({ email, href }: { email: string; href?: string }) {
  return (
    <a
      href={href ?? `mailto:${encodeURIComponent(email)}`}
      className="text-cobalt underline underline-offset-4"
    >
      <BreakableEmail email={email} />
    </a>
  );
}

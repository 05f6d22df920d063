import type { ReactNode } from "react";
import { BreakableEmail } from "#app/ui/breakable-email.tsx";
import type { RecordFact } from "../labels.ts";

/** A record's facts in one ruled block of Fact elements. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-5.5 grid gap-x-7 gap-y-3 border-y border-line py-4 md:grid-cols-2 2xl:grid-cols-4">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 text-meta text-muted">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}

/** The facts a kind declares. An empty one shows the kind's own text. */
export function DeclaredFacts<Fields>({ facts, of }: { facts: readonly RecordFact<Fields>[]; of: Fields }) {
  return facts.map(({ label, text, missing }) => (
    <Fact key={label} label={label}>
      {text(of) ?? <span className="font-normal text-muted">{missing}</span>}
    </Fact>
  ));
}

/** A link that writes to an e-mail address; `href` when the message has a subject. */
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

/** A link that calls a phone number. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replace(/[^\d+]/g, "")}`}
      className="text-cobalt tabular-nums underline underline-offset-4"
    >
      {phone}
    </a>
  );
}

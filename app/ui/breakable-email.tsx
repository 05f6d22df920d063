import { Fragment } from "react";

/** A long e-mail address breaks before the @ and before a dot. */
export function BreakableEmail({ email }: { email: string }) {
  const parts = email.matchAll(/[@.]*[^@.]*/g);
  return (
    <span className="wrap-anywhere">
      {[...parts].map(({ 0: part, index: at }) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

import { longMoment } from "#app/lib/french/dates.ts";
import type { WaitingEmail } from "#app/lib/mail/waiting.server.ts";
import { mailTexts } from "../labels.ts";
import { DropEmail, type MailChange } from "./drop-email.tsx";

interface WaitingEmailsProps {
  emails: readonly WaitingEmail[];
  /** How many e-mails wait in all. */
  count: number;
  change: MailChange;
}

/** The e-mails that wait, the newest first. Each can be opened, so that the owner knows what will be sent. */
export function WaitingEmails({ emails, count, change }: WaitingEmailsProps) {
  return (
    <section
      aria-labelledby="waiting-emails"
      className="rounded-control border border-line bg-sheet px-4 py-3"
    >
      <h2 id="waiting-emails" className="text-h4">
        {mailTexts.waiting}
      </h2>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {emails.map(({ id, recipient, subject, createdAt, text, isBulk }) => (
          <li key={id}>
            <details>
              <summary className="min-h-11 cursor-pointer py-3 text-small">
                <span className="font-semibold wrap-anywhere">{subject}</span>
                <span className="block wrap-anywhere text-muted">
                  {`À ${recipient}, ${longMoment(createdAt)}`}
                </span>
              </summary>
              {text === null ? (
                <p className="pb-3 text-small text-muted">{mailTexts.personal}</p>
              ) : (
                <p className="max-w-[37.1em] pb-3 text-small wrap-anywhere whitespace-pre-line">{text}</p>
              )}
              {!isBulk && <DropEmail id={id} name={`${recipient}\u00a0: ${subject}`} change={change} />}
            </details>
          </li>
        ))}
      </ul>
      {count > emails.length && (
        <p className="pt-2 text-small text-muted">{mailTexts.others(count - emails.length)}</p>
      )}
    </section>
  );
}

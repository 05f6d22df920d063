import { Form, Link, useNavigation } from "react-router";
import { kindOf, submissionAddress } from "#app/domains/inbox/registry.ts";
import { fileSizeText } from "#app/domains/quote-requests/content.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { BreakableEmail } from "#app/ui/breakable-email.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PrivacyOutcome } from "../commands.server.ts";
import { heldTexts, privacyTexts } from "../labels.ts";
import type { HeldData, HeldSubmission } from "../rules.ts";

const places = { inbox: null, spam: "indésirable", trash: "corbeille" } as const;

/** Everything stored about one person, with the buttons that export and erase it. */
export function PersonData({ held, outcome }: { held: HeldData; outcome: PrivacyOutcome }) {
  const texts = heldTexts(held.counts);
  return (
    <div role="region" aria-label={`Données de ${held.email}`} className="mt-5 border-t border-line pt-5">
      {outcome.outcome === "stale" && (
        <Alert tone="danger" className="mb-4">
          {privacyTexts.stale}
        </Alert>
      )}
      {held.isStaff && (
        <Alert tone="info" className="mb-4">
          {privacyTexts.staff}
        </Alert>
      )}
      {texts.length === 0 ? (
        <p role="status">{privacyTexts.nothing}</p>
      ) : (
        <>
          <p role="status" className="font-semibold">
            {texts.join(", ")}
          </p>
          <HeldList held={held} />
          <form
            method="post"
            action="/admin/privacy/export"
            aria-label="Exporter ces données"
            className="mt-4"
          >
            <input type="hidden" name="email" value={held.email} />
            <Button type="submit" variant="secondary" size="sm">
              Tout exporter (JSON)
            </Button>
          </form>
          <EraseForm held={held} outcome={outcome} />
        </>
      )}
    </div>
  );
}

function HeldList({ held: { submissions, attachments } }: { held: HeldData }) {
  if (submissions.length === 0) return null;
  return (
    <ul className="mt-3 max-h-90 divide-y divide-line overflow-y-auto border-y border-line text-small">
      {submissions.map((submission) => (
        <li key={submission.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <SubmissionName submission={submission} />
          <span className="text-muted">{longMoment(submission.createdAt)}</span>
        </li>
      ))}
      {attachments.map(({ id, name, sizeBytes }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="min-w-0 break-all">{name}</span>
          <span className="text-muted">{fileSizeText(sizeBytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function SubmissionName({ submission: { kind, id, reference, place } }: { submission: HeldSubmission }) {
  const name = `${kindOf(kind).name} ${reference}`;
  return (
    <span className="tabular-nums">
      {place === "trash" ? name : <Link to={submissionAddress(kind, id)}>{name}</Link>}
      {places[place] && <span className="text-muted">, {places[place]}</span>}
    </span>
  );
}

function EraseForm({ held, outcome }: { held: HeldData; outcome: PrivacyOutcome }) {
  const isBusy = useNavigation().formData?.get("intent") === "erase";
  const errors = outcome.intent === "erase" && outcome.outcome === "invalid" ? outcome.errors : {};
  return (
    <Form
      method="post"
      aria-label="Effacer ces données"
      noValidate
      preventScrollReset
      className="mt-6 grid gap-3 border-t border-line pt-5"
    >
      <h3 className="text-h4">Tout effacer</h3>
      <p className="text-muted">
        Fiches, fichiers, historique, e-mails et abonnement disparaissent. Rien ne les ramène.
      </p>
      <input type="hidden" name="email" value={held.email} />
      <input type="hidden" name="fingerprint" value={held.fingerprint} />
      <Field
        label={
          <>
            Pour confirmer, retapez <BreakableEmail email={held.email} />
          </>
        }
        name="confirmation"
        error={errors.confirmation}
        className="max-w-110"
      >
        <TextInput size="sm" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div>
        <Button
          type="submit"
          name="intent"
          value="erase"
          variant="danger-solid"
          size="sm"
          busy={isBusy}
          busyLabel="Effacement…"
        >
          Effacer définitivement
        </Button>
      </div>
    </Form>
  );
}

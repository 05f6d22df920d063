import { type SubmitEvent, useState } from "react";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { applicationInboxTexts, contactTypeLabels, labelOf } from "../labels.ts";
import type { ApplicationDetail } from "../queries.server.ts";
import { applicationAddresses } from "../rules/addresses.ts";
import { ComesIntoView, RecordSection } from "#app/ui/record-section.tsx";

/** Lists the contacts with an applicant, newest first, with a form that adds one (rule inboxes/contact-history). */
export function ContactHistory({ application }: { application: ApplicationDetail }) {
  const { id, contactHistory } = application;
  return (
    <RecordSection id="contacts" title="Historique des contacts">
      {contactHistory.length === 0 && <p className="text-muted">Aucun contact noté.</p>}
      <ol className="grid gap-3">
        {contactHistory.toReversed().map(({ type, date, notes }) => (
          <li key={`${date} ${type} ${notes}`} className="border-b border-line pb-3">
            <p className="text-meta text-muted">
              <span className="font-semibold text-ink">{labelOf(contactTypeLabels, type)}</span>,{" "}
              <time dateTime={date}>{longMoment(new Date(date))}</time>
            </p>
            <p className="break-words whitespace-pre-wrap">{notes}</p>
          </li>
        ))}
      </ol>
      <AddContact id={id} />
    </RecordSection>
  );
}

function AddContact({ id }: { id: string }) {
  const [note, setNote] = useState("");
  const [answered, setAnswered] = useState<unknown>();
  const { ask, busy, answer } = useChange(applicationAddresses.path, {
    success: "Contact ajouté",
    failure: applicationInboxTexts.contactFailed,
    inPage: true,
  });
  if (answer !== answered) {
    setAnswered(answer);
    if (answer?.outcome === "done") setNote("");
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const type = String(new FormData(event.currentTarget).get("contact_type"));
    ask({ intent: "contact", id, contact_type: type, contact_notes: note });
  }

  return (
    <form onSubmit={add} className="mt-5 grid gap-3 md:grid-cols-[180px_1fr]">
      <Field label="Contact par" name="contact_type">
        <Select size="sm">
          {Object.entries(contactTypeLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Ce qui s’est dit" name="contact_notes">
        <TextArea rows={2} maxLength={5000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {answer?.refusal && !busy && (
        <ComesIntoView className="md:col-span-2">
          <Alert tone="danger" title={applicationInboxTexts.contactFailed}>
            {answer.refusal}
          </Alert>
        </ComesIntoView>
      )}
      <div className="md:col-start-2">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          disabled={note.trim() === ""}
          busy={busy}
          busyLabel="Un instant…"
        >
          Ajouter
        </Button>
      </div>
    </form>
  );
}

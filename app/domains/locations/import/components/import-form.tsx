import { type SubmitEvent, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { sendForm, useSending } from "#app/lib/upload/send-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { atMostOneDecimal } from "#app/lib/french/numbers.ts";
import { askPages, importLabels, officialFile, pagesText } from "../labels.ts";
import { type ImportAnswer, largestImportBytes } from "../rules/runs.ts";
import {
  chosenPages,
  countPages,
  largestPreviewBytes,
  manyPages,
  type PagesByDepartment,
} from "../rules/preview.ts";
import type { LocationPatterns } from "../rules/new-locations.ts";
import { DepartmentChoice } from "./department-choice.tsx";
import { PatternFields } from "./pattern-fields.tsx";

const fileEndpoint = "/admin/locations/import/file";

/** The result of sending a file. `withdrawn` means that the sender cancelled the upload. */
type Sent = ImportAnswer | "not-sent" | "withdrawn";

interface ImportFormProps {
  /** The code of the shop's département (administrative area). */
  home: string;
  patterns: LocationPatterns;
  /** The result that the server rendered for a browser without JavaScript. */
  answered: ImportAnswer | undefined;
  /** Whether an import is being received or is running, including an import that this form started. */
  isUnderWay: boolean;
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}

/**
 * The form that starts an import: the file, the départements, and the patterns for addresses, phones and e-mails. The
 * form shows the progress of the upload. Only one import runs at a time. The typed values stay in the form until the
 * file is accepted.
 */
export function ImportForm({ home, patterns, answered, isUnderWay, isSending, onSending }: ImportFormProps) {
  const [answer, setAnswer] = useState<Sent | undefined>(answered);
  const [fileError, setFileError] = useState<string | null>(null);
  const upload = useRef<AbortController>(null);
  const [pages, setPages] = useState<PagesByDepartment | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([home]);
  const [asking, setAsking] = useState<HTMLFormElement | null>(null);
  const most = pages && chosenPages(pages, chosen);
  const sending = useSending();
  const { revalidate } = useRevalidator();
  const errors: FormErrors = typeof answer === "object" && answer.outcome === "invalid" ? answer.errors : {};

  async function send(form: HTMLFormElement) {
    const body = new FormData(form);
    onSending(true);
    const problem = await problemOf(body.get("file"));
    setFileError(problem);
    setAnswer(undefined);
    if (problem) return onSending(false);
    upload.current = new AbortController();
    const result = await sendForm<ImportAnswer>(fileEndpoint, body, upload.current.signal).catch(
      () => "withdrawn" as const,
    );
    setAnswer(result ?? "not-sent");
    await revalidate();
    onSending(false);
  }

  const isKept = isSending || (answer !== undefined && !hasBegun(answer));
  if (isUnderWay && !isKept) return null;

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-label={importLabels.title}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // For a very large file, the browser does not count the communes (municipalities). If no département is chosen,
        // such a file may create any number of pages.
        const isMany = most === null ? chosen.length === 0 : most >= manyPages;
        const file = new FormData(event.currentTarget).get("file");
        if (isMany && file instanceof File && file.size > 0) setAsking(event.currentTarget);
        else void send(event.currentTarget);
      }}
      className="on-sheet grid gap-7 rounded-control border-outline border-ink p-5 md:p-7"
    >
      <Field
        label="Fichier des communes"
        name="file"
        hint="JSON en UTF-8, 100&nbsp;Mo au plus&nbsp;: une liste «&nbsp;data&nbsp;» de communes, comme le fichier officiel."
        error={fileError ?? errors.file}
      >
        <FileInput
          accept=".json,application/json"
          onChange={({ target }) => {
            setFileError(null);
            void readPages(target.files?.[0]).then(setPages);
          }}
        />
      </Field>
      <p className="-mt-4 text-small text-muted">
        {importLabels.official}{" "}
        <a href={officialFile.href} rel="noreferrer">
          {officialFile.name}
        </a>
        .
      </p>
      <DepartmentChoice home={home} error={errors.departments} onChoose={setChosen} />
      <p role="status" className="font-semibold empty:hidden">
        {most !== null && pagesText(most)}
      </p>
      <PatternFields patterns={patterns} errors={errors} />
      {isSending && sending && (
        <Progress
          label="Envoi et contrôle du fichier"
          value={sending.sent}
          max={sending.total}
          format={megabytes}
        />
      )}
      <ConfirmDialog
        open={asking !== null}
        tone="plain"
        title={most === null ? importLabels.askAll : askPages(most)}
        confirmLabel="Importer"
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          const form = asking;
          setAsking(null);
          if (form) void send(form);
        }}
      >
        {importLabels.askWhy}
      </ConfirmDialog>
      <Outcome answer={isSending ? undefined : answer} />
      <div className="grid gap-3 md:flex md:flex-wrap">
        <Button type="submit" size="sm" busy={isSending} busyLabel="Envoi en cours…">
          Importer
        </Button>
        {isSending && (
          <Button variant="secondary" size="sm" onClick={() => upload.current?.abort(new Error("cancelled"))}>
            Annuler l’envoi
          </Button>
        )}
      </div>
    </Form>
  );
}

/**
 * Returns how many pages a chosen file would create, by département. Returns null when the browser cannot read the
 * file.
 */
async function readPages(file: File | undefined): Promise<PagesByDepartment | null> {
  if (!file || file.size > largestPreviewBytes) return null;
  return file.text().then(countPages, () => null);
}

/**
 * Returns the reason why a file cannot be sent; null when it can. Browsers refuse to read a file that changed on the
 * disk after it was chosen.
 */
async function problemOf(file: FormDataEntryValue | null): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return importLabels.missingFile;
  if (file.size > largestImportBytes) return importLabels.tooLarge;
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);
  return isReadable ? null : importLabels.changedFile;
}

function hasBegun(answer: Sent): boolean {
  return typeof answer === "object" && answer.outcome === "done";
}

function Outcome({ answer }: { answer: Sent | undefined }) {
  if (answer === "not-sent")
    return (
      <Alert tone="danger" title={importLabels.failure}>
        {importLabels.notSent}
      </Alert>
    );
  if (typeof answer !== "object") return null;
  if (answer.outcome === "stale") return <Alert tone="danger" title={importLabels.busy} />;
  if (answer.outcome === "invalid")
    return (
      <Alert tone="danger" title={importLabels.failure}>
        {Object.values(answer.errors).join(". ")}.
      </Alert>
    );
  return null;
}

function megabytes(bytes: number): string {
  return `${atMostOneDecimal(bytes / 1e6)}\u00a0Mo`;
}

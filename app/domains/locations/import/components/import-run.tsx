import type { ReactNode } from "react";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { Tag, type TagShape, type TagTone } from "#app/ui/tag.tsx";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { importLabels, importStatusLabels, stageLabels } from "../labels.ts";
import type { ImportView, StageProgress } from "../queries.server.ts";
import type { FailedRow } from "../rules/file.ts";
import { importStages } from "../rules/runs.ts";
import { ImportFailures, ImportSummary } from "./import-summary.tsx";

interface ImportRunProps {
  run: ImportView;
  /** The first rows of the file that could not be imported. */
  failures: readonly FailedRow[];
}

/** Shows the last import: its four stages while it runs, then its summary or its error (rule import/stages). */
export function ImportRunPanel({ run, failures }: ImportRunProps) {
  return (
    <section aria-labelledby="import" className="on-sheet rounded-control border border-line p-5 md:p-7">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
        <h2 id="import" className="min-w-0 text-h3 tracking-small wrap-anywhere md:flex-1 md:basis-56">
          {run.fileName || "Fichier"}
        </h2>
        <ImportStatusTag status={run.status} />
      </div>
      <p className="mb-5 text-muted">
        {run.startedBy}, le {longMoment(run.createdAt)}
        {run.departmentCodes.length > 0 && `\u00a0; départements ${run.departmentCodes.join(", ")}`}
      </p>
      <RunState run={run} failures={failures} />
    </section>
  );
}

function RunState({ run, failures }: ImportRunProps) {
  if (run.status === "receiving")
    return <p role="status">Le fichier arrive et passe le contrôle. Rien n’est encore écrit.</p>;
  if (run.status === "refused") return <RefusedFile run={run} />;
  if (run.status === "running")
    return (
      <>
        <Stages run={run} />
        <p className="mt-5 text-muted">
          Vous pouvez quitter cette page&nbsp;: l’import continue, même après un redémarrage du site.
        </p>
        <RunActions run={run}>
          <RunAction run={run} intent="cancel" label="Annuler l’import" />
        </RunActions>
      </>
    );
  if (run.status === "failed")
    return (
      <>
        <Alert tone="danger" title={importLabels.failure} className="mb-5">
          Ce qui est déjà écrit est gardé.{" "}
          {run.canResume
            ? "L’import peut reprendre là où il s’est arrêté."
            : "Envoyez le fichier à nouveau pour ajouter le reste."}
        </Alert>
        <Stages run={run} />
        <ImportFailures failed={run.failed} failures={failures} className="mt-5" />
        {run.canResume && (
          <RunActions run={run}>
            <RunAction run={run} intent="resume" label="Reprendre" />
            <RunAction run={run} intent="cancel" label="Abandonner" />
          </RunActions>
        )}
      </>
    );
  return (
    <>
      {run.status === "cancelled" && (
        <Alert tone="info" title="Import annulé" className="mb-5">
          Ce qui était écrit est gardé. Le même fichier, importé à nouveau, ajoutera le reste.
        </Alert>
      )}
      {run.status === "done" && run.failed > 0 && run.rowCount === run.skipped + run.failed && (
        <Alert tone="danger" title={importLabels.nothingUsable} className="mb-5" />
      )}
      <ImportSummary run={run} />
      <ImportFailures failed={run.failed} failures={failures} className="mt-4" />
      <RunActions run={run}>
        <LinkButton to="/admin/locations" size="sm">
          Voir les localisations
        </LinkButton>
      </RunActions>
    </>
  );
}

function RefusedFile({ run: { problems } }: { run: ImportView }) {
  return (
    <Alert tone="danger" title={importLabels.failure}>
      {problems.map(({ text }) => `${text}. `)}
      {importLabels.nothingWritten}
    </Alert>
  );
}

function RunActions({ run, children }: { run: ImportView; children: ReactNode }) {
  return (
    <div className="mt-5 grid gap-3 md:flex md:flex-wrap">
      {children}
      {run.failed > 0 && (
        <LinkButton
          to={`/admin/locations/import/${run.id}/failures`}
          reloadDocument
          variant="secondary"
          size="sm"
        >
          Lignes en échec (CSV)
        </LinkButton>
      )}
    </div>
  );
}

function RunAction({ run, intent, label }: { run: ImportView; intent: string; label: string }) {
  const { form, busy } = useChange("/admin/locations/import/control");
  return (
    <form {...form} className="grid">
      <input type="hidden" name="id" value={run.id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === "resume" ? "primary" : "secondary"}
        size="sm"
        busy={busy}
        busyLabel="Un instant…"
      >
        {label}
      </Button>
    </form>
  );
}

/** Shows the four stages: the finished ones, the running one with its count of rows, and those that follow. */
function Stages({ run }: { run: ImportView }) {
  const now = importStages.indexOf(run.stage);
  return (
    <ol className="divide-y divide-line border-y border-line">
      {run.stages.map((progress, index) => (
        <li key={progress.stage} className="py-3.5">
          {index === now ? (
            <Progress label={stageLabels[progress.stage]} value={progress.done} max={progress.total} />
          ) : (
            <StageLine progress={progress} isDone={index < now} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StageLine({ progress: { stage, done }, isDone }: { progress: StageProgress; isDone: boolean }) {
  return (
    <p className="flex items-center justify-between gap-4">
      <span className={isDone ? undefined : "text-muted"}>{stageLabels[stage]}</span>
      {isDone ? (
        <Tag tone="success" shape="check">
          {wholeNumber(done)}
        </Tag>
      ) : (
        <Tag tone="outline" shape="ring">
          À venir
        </Tag>
      )}
    </p>
  );
}

const statusTags: Record<ImportView["status"], { tone: TagTone; shape: TagShape }> = {
  receiving: { tone: "pending", shape: "half" },
  running: { tone: "pending", shape: "half" },
  refused: { tone: "danger", shape: "cross" },
  failed: { tone: "danger", shape: "cross" },
  cancelled: { tone: "outline", shape: "ring" },
  done: { tone: "success", shape: "check" },
};

/** Shows an import's state as a tag. */
export function ImportStatusTag({ status }: Pick<ImportView, "status">) {
  return <Tag {...statusTags[status]}>{importStatusLabels[status]}</Tag>;
}

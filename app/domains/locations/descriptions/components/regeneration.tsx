import { useState } from "react";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { classes } from "#app/ui/classes.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { foldedOnPhones } from "#app/ui/list-tools.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { useChange } from "#app/ui/use-change.ts";
import {
  backOfficeLabels,
  outlookText,
  regenerationText,
  stoppedText,
} from "../../zones/labels/back-office.ts";
import type { Regeneration, RegenerationOutlook } from "../jobs.server.ts";
import { locationAddresses } from "../../zones/rules/admin-addresses.ts";

interface RegenerationProps {
  /** The last regeneration (the job that rewrites the descriptions of all locations), running or ended. */
  last: Regeneration | null;
  /**
   * How many locations (towns) there are, whatever the list's filter shows, and what a regeneration would do with them.
   */
  outlook: RegenerationOutlook;
}

/**
 * Asks for confirmation before all descriptions are rewritten, then shows the progress and the result (rule
 * zones/regeneration).
 */
export function RegenerationPanel({ last, outlook }: RegenerationProps) {
  const { ask, busy, answer } = useChange(locationAddresses.path, { inPage: true });
  const [isAsking, setAsking] = useState(false);
  const [includeEdited, setIncludeEdited] = useState(false);
  /**
   * The id of the last regeneration before the one that this person starts or watches. A result with another id is new,
   * so the screen announces it.
   */
  const [before, setBefore] = useState<{ id: string | null } | null>(null);
  const isRunning = last?.status === "running";
  if (isRunning && !before) setBefore({ id: null });
  // On a phone this panel is hidden behind the list's tools button while there is nothing to report: no run, no
  // failure, no result.
  const isQuiet = !isRunning && last?.status !== "failed" && !answer?.refusal && before === null && !busy;
  const isNews = before !== null && last !== null && last.id !== before.id;

  return (
    <div className={classes("mb-6 grid gap-4 border-b border-line pb-6", isQuiet && foldedOnPhones)}>
      {isRunning ? (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <Progress
            label="Régénération des descriptions"
            value={last.seen}
            max={last.total}
            className="min-w-0 flex-1 basis-70"
          />
          <Button variant="secondary" size="sm" onClick={() => ask({ intent: "cancel-regeneration" })}>
            Arrêter
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={outlook.total === 0}
            busy={busy}
            busyLabel="Un instant…"
            onClick={() => setAsking(true)}
          >
            {backOfficeLabels.regenerate}
          </Button>
          {!isNews && last?.finishedAt && last.status === "done" && (
            <p className="text-muted">
              Dernière fois, le {longMoment(last.finishedAt)}. {regenerationText(last)}
            </p>
          )}
        </div>
      )}
      {isNews && last.status === "done" && (
        <Alert {...resultLook(last)} role="status">
          {regenerationText(last)}
        </Alert>
      )}
      {isNews && last.status === "cancelled" && (
        <Alert tone="info" title={backOfficeLabels.regenerationStopped}>
          {stoppedText(last)}
        </Alert>
      )}
      {last?.status === "failed" && <Alert tone="danger" title={backOfficeLabels.regenerationFailed} />}
      {answer?.refusal && !busy && <Alert tone="danger" title={answer.refusal} />}
      <ConfirmDialog
        open={isAsking}
        tone="plain"
        title="Régénérer toutes les descriptions&nbsp;?"
        confirmLabel="Régénérer"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setBefore({ id: last?.id ?? null });
          setAsking(false);
          ask({ intent: "regenerate", ...(includeEdited && { include_edited: "on" }) });
        }}
      >
        <p>{outlookText(outlook, includeEdited)} Cela se fait à part&nbsp;: vous pouvez quitter la page.</p>
        <Checkbox
          label="Remplacer aussi les textes écrits à la main"
          checked={includeEdited}
          onChange={({ target }) => setIncludeEdited(target.checked)}
          className="mt-2 text-ink"
        />
      </ConfirmDialog>
    </div>
  );
}

/**
 * Returns the colour and title of the result. The result is no success if nothing changed, or if the text-generation
 * service (an external machine that writes texts) failed to write some descriptions.
 */
function resultLook({ seen, changed, kept, refused }: Regeneration) {
  if (refused > 0 && refused === seen - kept)
    return { tone: "danger", title: backOfficeLabels.serviceWroteNothing } as const;
  if (refused > 0) return { tone: "info", title: backOfficeLabels.serviceWrotePart } as const;
  if (changed > 0) return { tone: "success", title: backOfficeLabels.regenerated } as const;
  return { tone: "info", title: backOfficeLabels.nothingRegenerated } as const;
}

import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";

interface SpamNoticeProps {
  /** The path of the inbox. Its action takes the record out of spam. */
  path: string;
  id: string;
}

/**
 * Says that a submission counts as spam, and that it is counted and answered nowhere. A button marks it as not spam (rule
 * inboxes/spam).
 */
export function SpamNotice({ path, id }: SpamNoticeProps) {
  const { ask, busy } = useChange(path, {
    success: "Ce n’est plus un indésirable",
  });
  return (
    <Alert tone="info" className="mt-5" title="Parmi les indésirables">
      Ce qui est ici n’est compté nulle part et n’attend aucune réponse. Si c’est sérieux, sortez-le de
      là&nbsp;: si l’accusé de réception et votre notification n’étaient pas partis, ils partent alors.
      <div className="mt-3">
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel="Un instant…"
          onClick={() => ask({ intent: "release", id })}
        >
          Pas un spam
        </Button>
      </div>
    </Alert>
  );
}

import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";

interface SpamNoticeProps {
  /** The path of the inbox. Its action takes the record out of spam. */
  path: string;
  id: string;
}

/**
 * Says that a submission counts as spam and that nobody got an e-mail about it. A button marks it as not spam (rule
 * inboxes/spam).
 */
export function SpamNotice({ path, id }: SpamNoticeProps) {
  const { ask, busy } = useChange(path, {
    success: "Ce n’est plus un indésirable, les e-mails partent",
  });
  return (
    <Alert tone="info" className="mt-5" title="Parmi les indésirables">
      Personne n’a été prévenu, ni vous ni l’expéditeur. Si c’est sérieux, sortez-le de là&nbsp;: la
      notification et l’accusé de réception partent à ce moment.
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

import { Alert } from "#app/ui/alert.tsx";

/** Says that a submission counts as spam, and that it is counted and answered nowhere (rule inboxes/spam). */
export function SpamNotice() {
  return (
    <Alert tone="info" className="mt-5" title="Parmi les indésirables">
      Ce qui est ici n’est compté nulle part et n’attend aucune réponse. Si c’est sérieux, sortez-le de
      là&nbsp;: si l’accusé de réception et votre notification n’étaient pas partis, ils partent alors.
    </Alert>
  );
}

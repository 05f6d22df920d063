import { longMoment } from "#app/lib/french/dates.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { EmailDelivery } from "../queries/history.server.ts";

/** Whether the e-mail of an answer left, as the outbox knows it. */
export function ReplyDelivery({ email }: { email: EmailDelivery | null }) {
  if (!email) return null;
  const { status, attempts, lastError, sentAt } = email;
  if (status === "sent") {
    return (
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="success" shape="check">
          Envoyée
        </Tag>
        {sentAt && (
          <time dateTime={sentAt.toISOString()} className="text-meta text-muted">
            {longMoment(sentAt)}
          </time>
        )}
      </p>
    );
  }
  const isWaiting = status === "pending";
  return (
    <div className="mt-1.5">
      <Tag tone={isWaiting ? "pending" : "danger"} shape={isWaiting ? "half" : "cross"}>
        {isWaiting ? "En attente d’envoi" : "Non partie"}
      </Tag>
      {isWaiting && attempts > 0 && (
        <p className="mt-1 text-muted">
          Le serveur d’e-mails ne répond pas, un nouvel essai est prévu. Rien n’est perdu.
        </p>
      )}
      {lastError && (
        <p className="mt-1 break-words text-muted">Réponse du serveur&nbsp;: «&nbsp;{lastError}&nbsp;».</p>
      )}
      {!isWaiting && (
        <p className="mt-1">
          <AppLink to="/admin" className="text-cobalt">
            Réessayer l’envoi depuis le tableau de bord
          </AppLink>
        </p>
      )}
    </div>
  );
}

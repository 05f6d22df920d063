import { useRouteLoaderData } from "react-router";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { useAllowed } from "#app/ui/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { deliveryText, mailTexts } from "../labels.ts";
import type { EmailDelivery } from "../queries/history.server.ts";

/** Shows whether the e-mail of a reply was sent. The outbox, the table of the e-mails to send, knows it. */
export function ReplyDelivery({ email }: { email: EmailDelivery | null }) {
  const { form, busy } = useChange("/admin/system");
  const isAllowed = useAllowed();
  const isDemo = useRouteLoaderData<SiteIdentity>("root")?.isDemo;
  if (!email) return null;
  const { id, status, lastError, sentAt } = email;
  // The demonstration marks e-mails as sent although they were never sent.
  if (isDemo) {
    return (
      <div className="mt-1.5">
        <Tag tone="pending" shape="half">
          Gardée
        </Tag>
        <p className="mt-1 text-muted">Aucun e-mail ne part de la démonstration.</p>
      </div>
    );
  }
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
  if (status === "dropped") {
    return (
      <p className="mt-1.5">
        <Tag tone="neutral">{mailTexts.dropped}</Tag>
      </p>
    );
  }
  const isWaiting = status === "pending";
  const explanation = deliveryText(email);
  return (
    <div className="mt-1.5">
      <Tag tone={isWaiting ? "pending" : "danger"} shape={isWaiting ? "half" : "cross"}>
        {isWaiting ? "En attente d’envoi" : "Non partie"}
      </Tag>
      {explanation && <p className="mt-1 text-muted">{explanation}</p>}
      {lastError && (
        <p className="mt-1 break-words text-muted">Réponse du serveur&nbsp;: «&nbsp;{lastError}&nbsp;».</p>
      )}
      {(explanation || !isWaiting) && isAllowed("/admin/system", "write") && (
        <form {...form} aria-label="Envoi de la réponse" className="mt-2">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="retry-emails"
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel="Un instant…"
          >
            Réessayer l’envoi
          </Button>
        </form>
      )}
    </div>
  );
}

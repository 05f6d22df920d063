import { useState, useSyncExternalStore } from "react";
import { failedTexts, type FormAnswer } from "#app/lib/forms/outcome.ts";
import { waitWords } from "#app/lib/french/wait-words.ts";
import { Alert } from "./alert.tsx";

interface OutcomeMessageProps {
  /** The element's id. A browser without JavaScript jumps to it after it has sent the form. */
  id?: string | undefined;
  outcome: FormAnswer | undefined;
  /** False once the success banner has been hidden; the line with the reference stays (rule forms/success). */
  bannerOpen: boolean;
  texts: { successTitle: string; successText?: string; failure: string };
  /** The telephone number, as another way to contact the business. */
  phone: PhoneNumber;
}

interface PhoneNumber {
  display: string;
  international: string;
}

/** The result of a public form, above its button. After a failure, the text offers the shop's telephone number. */
export function OutcomeMessage({ id, outcome, bannerOpen, texts, phone }: OutcomeMessageProps) {
  if (outcome?.outcome === "done") {
    return (
      <div
        id={id}
        role="status"
        tabIndex={-1}
        data-confirmation
        className="scroll-mt-[30vh] rounded-control outline-offset-4"
      >
        {bannerOpen && (
          <Alert tone="success" role="none" title={texts.successTitle}>
            {texts.successText}
          </Alert>
        )}
        <p className={bannerOpen ? "mt-3 text-small" : "text-small"}>
          Votre référence&nbsp;: <strong className="tabular-nums">{outcome.reference}</strong>
        </p>
      </div>
    );
  }
  if (outcome?.outcome === "failed") {
    const isOurs = "refusal" in outcome && outcome.refusal === failedTexts.ours;
    return (
      <Alert id={id} tone="danger" title={texts.failure}>
        {isOurs ? (
          <>
            La panne est de notre côté. Rien n’est perdu&nbsp;: vos réponses sont toujours là. <Retry /> dans
            une minute,
          </>
        ) : (
          <Unreached />
        )}{" "}
        ou appelez le <Phone {...phone} />.
      </Alert>
    );
  }
  if (outcome?.outcome === "limited") {
    const wait = waitWords(outcome.retryAfterSeconds);
    return (
      <Alert id={id} tone="danger" title="Trop d’envois depuis votre connexion">
        Vos réponses sont toujours là. Réessayez {wait}, ou appelez le <Phone {...phone} />.
      </Alert>
    );
  }
  return null;
}

/**
 * Explains why a form got no response. Without a network, the text says that nothing was sent and, later, that the
 * network is back. If the browser believes that it has a network, the form may have arrived and its response be lost.
 */
function Unreached() {
  const isOffline = useSyncExternalStore(followNetwork, isSurelyOffline, () => false);
  const [wasOffline] = useState(isOffline);
  if (isOffline)
    return (
      <>
        Il n’y a pas de réseau&nbsp;: rien n’est parti. Tout ce que vous avez tapé est gardé. <Retry /> quand
        le réseau sera revenu,
      </>
    );
  if (wasOffline)
    return (
      <>
        Le réseau est revenu. Rien n’était parti, et tout ce que vous avez tapé est là. <Retry /> maintenant,
      </>
    );
  return (
    <>
      Le réseau n’a pas répondu. Tout ce que vous avez tapé est gardé. <Retry /> dans une minute (un envoi
      répété n’est compté qu’une fois),
    </>
  );
}

function followNetwork(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

const isSurelyOffline = () => !navigator.onLine;

function Retry() {
  return (
    <button type="submit" className="font-semibold text-cobalt underline underline-offset-4">
      Réessayer
    </button>
  );
}

function Phone({ display, international }: PhoneNumber) {
  return (
    <a
      href={`tel:${international}`}
      className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
    >
      {display}
    </a>
  );
}

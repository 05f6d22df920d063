import { useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import { trustTexts } from "../labels.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { OpenSession } from "../queries.server.ts";
import { SubjectSection } from "#app/ui/subject-section.tsx";

/** The devices where this person is signed in. The person can end each session but the current one, or all others. */
export function SessionList({ sessions, ended }: { sessions: OpenSession[]; ended: string | undefined }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SubjectSection
      title="Sessions ouvertes"
      intro="Une session s’éteint d’elle-même après 2 heures sans activité, et au plus tard au bout de 12 heures. Un appareil de confiance reste connecté 30 jours."
    >
      <ul className="border-t border-line">
        {sessions.map((session, index) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-line py-3 not-first:border-t"
          >
            <SessionFacts session={session} />
            {!session.isCurrent && (
              <RevokeForm
                intent="revoke-session"
                id={session.id}
                label="Fermer"
                which={`la session ${session.browser}`}
                name={`Session ${index + 1} sur ${sessions.length}`}
                question={`Fermer la session ${session.browser}\u00A0?`}
              />
            )}
          </li>
        ))}
      </ul>
      <div role="status">{ended && <p className="mt-3 font-semibold text-success-ink">{ended}</p>}</div>
      {others.length > 1 && (
        <div className="mt-4">
          <RevokeForm
            intent="revoke-other-sessions"
            label="Fermer toutes les autres sessions"
            name="Toutes les autres sessions"
            question={`Fermer vos ${others.length} autres sessions\u00A0?`}
          />
        </div>
      )}
    </SubjectSection>
  );
}

function SessionFacts({ session }: { session: OpenSession }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2.5 text-base font-semibold">
        {session.browser}
        {session.isCurrent && (
          <Tag tone="success" shape="check">
            Cette session
          </Tag>
        )}
        {session.trustedUntil && <Tag tone="cobalt">{trustTexts.tag}</Tag>}
      </p>
      <p className="text-muted">
        Dernière activité&nbsp;:{" "}
        <time dateTime={session.lastSeenAt.toISOString()}>{longMoment(session.lastSeenAt)}</time>
      </p>
      <p className="text-muted">
        Ouverte&nbsp;: <time dateTime={session.createdAt.toISOString()}>{longMoment(session.createdAt)}</time>
        {session.trustedUntil && <>, jusqu’au {longDay(session.trustedUntil)}</>}
      </p>
    </div>
  );
}

interface RevokeFormProps {
  intent: "revoke-session" | "revoke-other-sessions";
  id?: string;
  label: string;
  /** Completes the label for screen readers, which can read the buttons one after the other without their context. */
  which?: string;
  /** The name that screen readers give the form. It differs even for two sessions with the same browser. */
  name: string;
  question: string;
}

/** The button asks before it ends a session. Without JavaScript it does not: the person can simply sign in again. */
function RevokeForm({ intent, id, label, which, name, question }: RevokeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      aria-label={name}
      preventScrollReset
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {id && <input type="hidden" name="id" value={id} />}
      <Button type="submit" variant="danger" size="sm" disabled={isBusy}>
        <span>
          {label}
          {which && <span className="sr-only"> {which}</span>}
        </span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={question}
        confirmLabel="Fermer"
        cancelLabel="Garder"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void submit(form.current, { preventScrollReset: true });
        }}
      >
        La personne qui s’en sert devra saisir son mot de passe de nouveau.
      </ConfirmDialog>
    </Form>
  );
}

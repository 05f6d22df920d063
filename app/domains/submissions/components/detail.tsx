import ArrowLeft from "lucide-react/icons/arrow-left";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { useDetailFocus } from "#app/ui/use-detail-focus.ts";

interface InboxDetailProps {
  title: string;
  createdAt: Date;
  reference: string;
  back: { to: string; label: string };
  /** The buttons beside the title. */
  acts: ReactNode;
  children: ReactNode;
}

/** The parts of a detail that come from other domains; the screen passes them in. */
export interface AroundRecord {
  /** Above the facts: the most important notice. */
  notice: ReactNode;
  /** Below the text: the person and the answer form. */
  correspondence: ReactNode;
  /** At the end: the history. */
  history: ReactNode;
}

/** One record in full, with its actions. */
export function InboxDetail({ title, createdAt, reference, back, acts, children }: InboxDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDetailFocus(heading, reference);
  return (
    <article aria-labelledby="record-title" className="px-4 pt-5 pb-8 md:px-10 md:pt-7">
      <Link
        to={back.to}
        className="mb-4 inline-flex min-h-10 items-center gap-2 font-semibold text-cobalt xl:hidden"
      >
        <Icon icon={ArrowLeft} /> {back.label}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-x-5 gap-y-4">
        <div className="min-w-0">
          <h2
            id="record-title"
            ref={heading}
            tabIndex={-1}
            className="text-[1.75rem] leading-tight break-words outline-none"
          >
            {title}
          </h2>
          <p className="flex flex-wrap gap-x-4 text-muted">
            <time dateTime={createdAt.toISOString()}>{longMoment(createdAt)}</time>
            <span className="tabular-nums">{reference}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{acts}</div>
      </header>
      {children}
    </article>
  );
}

/** The button "Marquer comme lu", with its shortcut. */
export function ReadButton({ read, onToggle }: { read: boolean; onToggle: () => void }) {
  return (
    <Button variant="secondary" size="sm" onClick={onToggle} aria-keyshortcuts="u">
      {read ? "Marquer comme non lu" : "Marquer comme lu"} <Kbd className="max-xl:hidden">U</Kbd>
    </Button>
  );
}

interface TrashButtonProps {
  /** 'Supprimer le message de … ?' */
  question: string;
  onConfirm: () => void;
}

/** The button "Supprimer", which asks first. */
export function TrashButton({ question, onConfirm }: TrashButtonProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="danger" size="sm" icon={Trash} onClick={() => setConfirming(true)}>
        Supprimer
      </Button>
      <ConfirmDialog
        open={confirming}
        title={question}
        confirmLabel="Supprimer"
        onConfirm={() => {
          setConfirming(false);
          onConfirm();
        }}
        onCancel={() => setConfirming(false)}
      >
        La corbeille garde 30 jours ce qu’on y met, puis l’efface.
      </ConfirmDialog>
    </>
  );
}

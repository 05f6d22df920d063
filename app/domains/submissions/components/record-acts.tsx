import AlarmClock from "lucide-react/icons/alarm-clock";
import CircleCheck from "lucide-react/icons/circle-check";
import Ellipsis from "lucide-react/icons/ellipsis";
import OctagonX from "lucide-react/icons/octagon-x";
import Phone from "lucide-react/icons/phone";
import CircleX from "lucide-react/icons/circle-x";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash from "lucide-react/icons/trash-2";
import Trophy from "lucide-react/icons/trophy";
import { type ReactNode, useState } from "react";
import { phoneText } from "#app/lib/french/phone-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { menuItemLook, menuItemTones, MenuSheet } from "#app/ui/menu-sheet.tsx";
import type { ChangeRequest } from "#app/ui/use-change.ts";
import { FollowUpDialog } from "./follow-up-dialog.tsx";
import type { FollowedRecord } from "./follow-up-acts.tsx";
import { ReplyButton } from "./reply-button.tsx";
import { ResultDialog, type SettledRecord } from "./result-dialog.tsx";
import { ReleaseButton, useSpamMark } from "./spam-acts.tsx";

interface RecordActsProps {
  /** The path of the inbox. Its action plans the follow-up (a call to this person). */
  path: string;
  record: FollowedRecord & { phone: string | null; awaitsAnswer: boolean; spam: boolean };
  /** The menu of the record's status; absent for a kind of submission without a status. */
  status?: ReactNode;
  /**
   * The record with its result, for a kind that can be won (it led to paid work) or lost. The menu then offers both.
   */
  settled?: SettledRecord;
  /** The question before a deletion: 'Supprimer le message de … ?' (delete the message from …?). */
  deleteQuestion: string;
  ask: (request: ChangeRequest) => void;
  onDelete: () => void;
}

/** The CSS classes of the buttons' row, which is a bar at the bottom of a phone's screen. */
const actsLook =
  "flex flex-wrap items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex-nowrap max-md:border-t max-md:border-ink max-md:bg-sheet max-md:p-2";

/** The CSS classes that place a button's icon above its word, in the bar on a phone. */
const barLook = "max-md:min-h-12 max-md:flex-1 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-meta";

/**
 * The actions on a record (a stored submission): call, reply, change the status. On a phone they are in a bar at the
 * bottom of the screen, in reach of the thumb. Less frequent actions are in a menu. Spam asks for nothing: its main
 * action is to say that it is not spam (rule inboxes/spam).
 */
export function RecordActs(props: RecordActsProps) {
  const { path, record, status, settled, deleteQuestion, ask, onDelete } = props;
  const { id, phone, awaitsAnswer, spam } = record;
  const [planning, setPlanning] = useState(false);
  const [noting, setNoting] = useState<"won" | "lost" | null>(null);
  const markSpam = useSpamMark(path);
  if (spam)
    return (
      <div className={actsLook}>
        <ReleaseButton path={path} id={id} className={barLook} />
        <MoreActs deleteQuestion={deleteQuestion} onDelete={onDelete} />
      </div>
    );
  return (
    <div className={actsLook}>
      {phone && (
        <LinkButton size="sm" icon={Phone} to={`tel:${phone.replace(/[^\d+]/g, "")}`} className={barLook}>
          Appeler<span className="tabular-nums max-md:hidden">{phoneText(phone)}</span>
        </LinkButton>
      )}
      <ReplyButton className={barLook} />
      {status && (
        <div className="min-w-0 max-md:flex-[1.3] max-md:*:min-h-12 max-md:*:w-full max-md:*:px-1 md:w-44 max-md:[&>button]:justify-center max-md:[&>button>span]:bg-transparent max-md:[&>button>span]:px-0 max-md:[&>button>span]:inset-ring-0 max-md:[&>button>svg]:hidden">
          {status}
        </div>
      )}
      <MoreActs deleteQuestion={deleteQuestion} onDelete={onDelete}>
        <MenuAct icon={AlarmClock} onClick={() => setPlanning(true)}>
          {record.followUpDay ? "Changer le rappel…" : "Rappeler le…"}
        </MenuAct>
        {awaitsAnswer ? (
          <MenuAct icon={CircleCheck} onClick={() => ask({ intent: "settle", id })}>
            Traité, rien à répondre d’ici
          </MenuAct>
        ) : (
          <MenuAct icon={RotateCcw} onClick={() => ask({ intent: "reopen", id })}>
            Remettre à répondre
          </MenuAct>
        )}
        {settled && (
          <>
            <MenuAct icon={Trophy} onClick={() => setNoting("won")}>
              Gagné…
            </MenuAct>
            <MenuAct icon={CircleX} onClick={() => setNoting("lost")}>
              Perdu…
            </MenuAct>
          </>
        )}
        <MenuAct icon={OctagonX} onClick={() => markSpam(id)}>
          Mettre dans les indésirables
        </MenuAct>
      </MoreActs>
      {planning && <FollowUpDialog path={path} record={record} onClose={() => setPlanning(false)} />}
      {settled && noting && (
        <ResultDialog path={path} record={settled} first={noting} onClose={() => setNoting(null)} />
      )}
    </div>
  );
}

interface MoreActsProps {
  deleteQuestion: string;
  onDelete: () => void;
  children?: ReactNode;
}

/** The menu of the less frequent actions. A deletion needs a confirmation. */
function MoreActs({ deleteQuestion, onDelete, children }: MoreActsProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <MenuSheet
        trigger={<Icon icon={Ellipsis} />}
        label="Autres actions"
        className="grid size-10.5 shrink-0 place-items-center rounded-control border-outline border-line-strong bg-sheet hover:bg-sand max-md:h-12"
      >
        {children}
        <MenuAct icon={Trash} tone="danger" onClick={() => setConfirming(true)}>
          Supprimer
        </MenuAct>
      </MenuSheet>
      <ConfirmDialog
        open={confirming}
        title={deleteQuestion}
        confirmLabel="Supprimer"
        onConfirm={() => {
          setConfirming(false);
          onDelete();
        }}
        onCancel={() => setConfirming(false)}
      >
        La corbeille garde 30&nbsp;jours ce qu’on y met, puis l’efface.
      </ConfirmDialog>
    </>
  );
}

interface MenuActProps {
  icon: IconType;
  tone?: keyof typeof menuItemTones;
  onClick: () => void;
  children: ReactNode;
}

function MenuAct({ icon, tone = "plain", onClick, children }: MenuActProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onClick}
      className={`${menuItemLook} ${menuItemTones[tone]}`}
    >
      <Icon icon={icon} size={18} />
      {children}
    </button>
  );
}

interface ReadButtonProps {
  read: boolean;
  /** Whether the record was unread until this person opened it now. */
  isJustRead: boolean;
  onToggle: () => void;
}

/**
 * Shows whether a record is read, with a button that changes this. If the record has just become read because it was
 * opened, the button marks it as unread again (rule inboxes/read).
 */
export function ReadButton({ read, isJustRead, onToggle }: ReadButtonProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span role="status" className="max-md:sr-only">
        {isJustRead && read && "Marqué comme lu à l’ouverture."}
      </span>
      <Button variant="text" size="sm" onClick={onToggle} aria-keyshortcuts="u" className="-mx-2">
        {read ? "Marquer comme non lu" : "Marquer comme lu"} <Kbd className="max-xl:hidden">U</Kbd>
      </Button>
    </span>
  );
}

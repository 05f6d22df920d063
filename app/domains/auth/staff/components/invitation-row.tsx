import { Form, useNavigation } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { longDay } from "#app/lib/french/long-day.ts";
import { BreakableEmail } from "#app/ui/breakable-email.tsx";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { roleLabels } from "../../access/labels.ts";
import { staffTexts as texts } from "../labels.ts";
import type { Invitation } from "../queries.server.ts";

const acts = ["resend", "link", "withdraw"] as const;

interface InvitationRowProps {
  invitation: Invitation;
  /** Whether the site can send e-mails at present. */
  mailLeaves: boolean;
}

/** An unused invitation: its state, and the buttons that act on it (rule accounts/invitations). */
export function InvitationRow({ invitation, mailLeaves }: InvitationRowProps) {
  const { id, email, role } = invitation;
  const trouble = troubleOf(invitation, mailLeaves);
  const { formData } = useNavigation();
  const busyWith = formData?.get("id") === id ? formData.get("intent") : null;
  return (
    <li className="grid gap-2 border-line py-3.5 not-first:border-t">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-semibold">
        <BreakableEmail email={email} />
        <Tag>{roleLabels[role].name}</Tag>
      </p>
      <InvitationState invitation={invitation} trouble={trouble} />
      <Form
        method="post"
        preventScrollReset
        aria-label={`${texts.invitation} ${email}`}
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="id" value={id} />
        {acts.map((act) => (
          <Button
            key={act}
            type="submit"
            name="intent"
            value={act}
            size="sm"
            variant={act === "withdraw" ? "danger" : act === "link" && trouble ? "primary" : "secondary"}
            busy={busyWith === act}
            busyLabel="Un instant…"
          >
            {texts[act]}
          </Button>
        ))}
      </Form>
    </li>
  );
}

/** Returns why an invitation did not reach its person and what to do. Null if it reached them or is being sent. */
function troubleOf({ sentAt, hasLink, isOver, mailing }: Invitation, mailLeaves: boolean): string | null {
  if (sentAt || hasLink || isOver) return null;
  if (mailing === "refused") return texts.refusedAddress;
  if (!mailLeaves) return texts.mailIsOff;
  return mailing && texts.sentLater;
}

interface InvitationStateProps {
  invitation: Invitation;
  trouble: string | null;
}

function InvitationState({ invitation, trouble }: InvitationStateProps) {
  const { sentAt, expiresAt, isOver, mailing } = invitation;
  const hasLink = invitation.hasLink && mailing === null;
  if (trouble)
    return (
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Tag tone="pending" shape="cross">
          {texts.notSent}
        </Tag>
        <span className="min-w-0 flex-1 basis-60">{trouble}</span>
      </p>
    );
  if (isOver)
    return (
      <p>
        <Tag tone="pending" shape="cross">
          {texts.over}
        </Tag>
      </p>
    );
  return (
    <p className="text-muted">
      {sentAt ? `${texts.sent} ${longMoment(sentAt)}` : hasLink ? texts.linkCreated : texts.mailUnderWay}
      {hasLink && `, ${texts.until} ${longDay(expiresAt)}`}
    </p>
  );
}

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "#app/lib/forms/outcome.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import type { StaffOutcome } from "../commands/change.server.ts";
import { staffDone, staffTexts as texts } from "../labels.ts";
import type { Invitation, StaffAccount } from "../queries.server.ts";
import { AccountRow } from "./account-row.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { ShownLink } from "./shown-link.tsx";

/** The result of a form of this screen. */
export type StaffAnswer =
  | (Answer<StaffOutcome> & { intent: string; id: string; values: FormValues })
  | { outcome: "failed"; refusal: string; values: FormValues };

interface StaffScreenProps {
  /** The person who views the screen. */
  userId: string;
  staff: readonly StaffAccount[];
  invitations: readonly Invitation[];
  /** Whether the site can send e-mails at present. */
  mailLeaves: boolean;
  answered: StaffAnswer | undefined;
}

/** The screen with the accounts and their roles, and the invitations. */
export function StaffScreen({ userId, staff, invitations, mailLeaves, answered }: StaffScreenProps) {
  useNewsOf(invitations);
  const isInvitation = answered !== undefined && "intent" in answered && answered.intent === "invite";
  return (
    <div className="grid max-w-240 gap-5">
      <StaffNotice answered={answered} />
      <SubjectSection title={texts.accounts} intro={texts.accountsIntro}>
        <ul className="border-t border-line">
          {staff.map((account) => (
            <AccountRow key={account.id} account={account} isSelf={account.id === userId} />
          ))}
        </ul>
      </SubjectSection>
      <SubjectSection title={texts.invite} intro={texts.inviteIntro}>
        <InvitationForm answered={isInvitation ? answered : undefined} />
        {invitations.length > 0 && (
          <div className="mt-7">
            <h3 className="text-base font-semibold">{texts.waiting}</h3>
            <ul className="mt-2 border-t border-line">
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} mailLeaves={mailLeaves} />
              ))}
            </ul>
          </div>
        )}
      </SubjectSection>
    </div>
  );
}

const newsMs = 2_000;

/** While an invitation's e-mail is being sent, reloads the screen's data until it is sent or has failed. */
function useNewsOf(invitations: readonly Invitation[]): void {
  const { revalidate } = useRevalidator();
  const isUnderWay = invitations.some(
    ({ sentAt, hasLink, isOver, mailing }) =>
      !sentAt && !isOver && (mailing === "sending" || (!hasLink && mailing === null)),
  );
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), newsMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

/** Shows the result of the last form. It leaves out an error about a typed value, which is shown beside its field. */
function StaffNotice({ answered }: { answered: StaffAnswer | undefined }) {
  if (!answered || answered.outcome === "invalid") return null;
  if (answered.outcome !== "done") return <Alert tone="danger">{answered.refusal}</Alert>;
  if (answered.link) return <ShownLink link={answered.link} isMailOff={answered.isMailOff ?? false} />;
  return <Alert tone="success">{staffDone.get(answered.intent)}</Alert>;
}

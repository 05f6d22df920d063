import type { TagShape, TagTone } from "#app/ui/tag.tsx";
import { TagMenu } from "#app/ui/tag-menu.tsx";
import { applicationStatusLabels } from "../labels.ts";
import { type ApplicationStatus, applicationStatuses } from "../rules/addresses.ts";

const looks = {
  pending: { tone: "outline", shape: "dot" },
  approved: { tone: "success", shape: "check" },
  rejected: { tone: "danger", shape: "cross" },
} satisfies Record<ApplicationStatus, { tone: TagTone; shape: TagShape }>;

const options = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusLabels[value],
  ...looks[value],
}));

interface ApplicationStatusMenuProps {
  status: string;
  busy: boolean;
  onChange: (status: string) => void;
}

/** The menu that changes an application's status: pending, approved, rejected (rule inboxes/application-status). */
export function ApplicationStatusMenu({ status, busy, onChange }: ApplicationStatusMenuProps) {
  return (
    <TagMenu
      label="Statut"
      value={status}
      options={options}
      busy={busy}
      onChange={(next) => next !== status && onChange(next)}
    />
  );
}

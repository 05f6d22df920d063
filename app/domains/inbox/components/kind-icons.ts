import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import UserRound from "lucide-react/icons/user-round";
import type { IconType } from "#app/ui/icon.tsx";
import type { SubmissionKind } from "../registry.ts";

/** The icon of each inbox in the navigation. */
export const kindIcons: Readonly<Record<SubmissionKind, IconType>> = {
  message: Inbox,
  quote: FileText,
  application: UserRound,
};

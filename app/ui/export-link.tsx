import type { ComponentProps } from "react";
import Download from "lucide-react/icons/download";
import { LinkButton } from "#app/ui/link-button.tsx";

type ExportLinkProps = Pick<ComponentProps<typeof LinkButton>, "to" | "variant" | "className">;

/** Downloads the spreadsheet of a list under its current filter (rule inboxes/export). */
export function ExportLink({ variant = "secondary", ...rest }: ExportLinkProps) {
  return (
    <LinkButton {...rest} variant={variant} size="sm" icon={Download} reloadDocument>
      Exporter (CSV)
    </LinkButton>
  );
}

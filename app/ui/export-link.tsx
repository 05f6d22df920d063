import type { ComponentProps } from "react";
import Download from "lucide-react/icons/download";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useAllowed } from "./allowed.tsx";

type ExportLinkProps = Pick<ComponentProps<typeof LinkButton>, "to" | "variant" | "className">;

/** A link that downloads a filtered list as a spreadsheet (rule inboxes/export). Only roles that may export see it. */
export function ExportLink({ variant = "secondary", ...rest }: ExportLinkProps) {
  const isAllowed = useAllowed();
  if (!isAllowed(String(rest.to))) return null;
  return (
    <LinkButton {...rest} variant={variant} size="sm" icon={Download} reloadDocument>
      Exporter (CSV)
    </LinkButton>
  );
}

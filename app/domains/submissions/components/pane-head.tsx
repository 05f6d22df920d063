import ArrowLeft from "lucide-react/icons/arrow-left";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";

import { foldedOnPhones } from "#app/ui/list-tools.tsx";

interface PaneHeadProps {
  /** The URL from which the list is downloaded as a file. */
  exportTo: string;
  children?: ReactNode;
}

/**
 * The top of a list: a link to the dashboard, the export, a button that loads the list again, and the list's filters.
 */
export function PaneHead({ exportTo, children }: PaneHeadProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes("grid gap-2 border-b border-line px-4 py-2.5 md:px-5", foldedOnPhones)}>
      <div className="flex items-center justify-between gap-1">
        <Link
          to="/admin"
          className="inline-flex min-h-10 items-center gap-2 text-small font-semibold text-cobalt no-underline hover:underline"
        >
          <Icon icon={ArrowLeft} size={18} /> Tableau de bord
        </Link>
        <div className="flex items-center gap-1">
          <ExportLink to={exportTo} variant="text" className="whitespace-nowrap max-md:[&_svg]:hidden" />
          <IconButton
            variant="plain"
            label="Actualiser"
            icon={RotateCw}
            disabled={state === "loading"}
            onClick={() => void revalidate()}
          />
        </div>
      </div>
      {children}
    </div>
  );
}

import ArrowLeft from "lucide-react/icons/arrow-left";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Above a list: the way back to the dashboard, a refresh, and the filters of the list. */
export function PaneHead({ children }: { children?: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid gap-2 border-b border-line px-4 py-2.5 md:px-5">
      <div className="flex items-center justify-between gap-3">
        <Link
          to="/admin"
          className="inline-flex min-h-10 items-center gap-2 text-small font-semibold text-cobalt no-underline hover:underline"
        >
          <Icon icon={ArrowLeft} size={18} /> Tableau de bord
        </Link>
        <Button
          variant="text"
          size="sm"
          icon={RotateCw}
          disabled={state === "loading"}
          onClick={() => void revalidate()}
        >
          Actualiser
        </Button>
      </div>
      {children}
    </div>
  );
}

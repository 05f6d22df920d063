import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { elsewhereTexts as texts } from "../../labels/elsewhere.ts";
import type { ZonesLeft } from "../../rules/zones-left.ts";
import { locationAddresses } from "../../rules/admin-addresses.ts";

/**
 * Tells the owner that zones (towns) are far away after the shop has moved, with buttons that remove or replace them
 * (rule zones/elsewhere).
 */
export function ZonesElsewhere({ zones }: { zones: ZonesLeft }) {
  const [asked, setAsked] = useState<"replace" | "remove" | null>(null);
  const { ask, busy } = useChange(locationAddresses.path);
  return (
    <Alert tone="info" title={texts.title} className="mb-6">
      <p>{texts.text(zones)}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {zones.communes > 0 && (
          <Button size="sm" busy={busy} onClick={() => setAsked("replace")}>
            {texts.replace(zones)}
          </Button>
        )}
        <Button variant="danger" size="sm" busy={busy} onClick={() => setAsked("remove")}>
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={texts.question(zones.count)}
        confirmLabel={texts.confirm}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          ask({ intent: "leave-elsewhere", ...(asked === "replace" && { replace: "on" }) }, texts.done);
          setAsked(null);
        }}
      >
        {texts.consequence}
      </ConfirmDialog>
    </Alert>
  );
}

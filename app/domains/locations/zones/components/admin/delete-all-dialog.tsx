import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { backOfficeLabels, countedLocations } from "../../labels/back-office.ts";

interface DeleteAllDialogProps {
  count: number;
  /** The list's filter in words. Empty for all locations. */
  filterText: string;
  onConfirm: (typedCount: string) => void;
  onCancel: () => void;
}

/** Asks the person to type the number of locations (towns) before all that match a filter are deleted. */
export function DeleteAllDialog({ count, filterText, onConfirm, onCancel }: DeleteAllDialogProps) {
  const [isMistyped, setMistyped] = useState(false);
  const formId = useId();
  return (
    <Dialog open onClose={onCancel} title={`Supprimer ${countedLocations(count)}\u00a0?`}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get("count") ?? "");
          const isRight = Number.parseInt(typed.replace(/\D/g, ""), 10) === count;
          setMistyped(!isRight);
          if (isRight) onConfirm(typed);
        }}
      >
        <p className="mt-2 mb-4 text-base text-muted">
          {filterText ? `Toutes celles de la liste filtrée (${filterText})` : "Toutes les localisations"}{" "}
          disparaissent du site, avec leurs textes. C’est définitif.
        </p>
        <Field
          label={`Tapez ${count} pour confirmer`}
          name="count"
          error={isMistyped ? backOfficeLabels.countMistyped : null}
        >
          <TextInput inputMode="numeric" autoComplete="off" size="sm" />
        </Field>
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit" variant="danger-solid" size="sm">
            Supprimer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { locationAddresses } from "../../zones/rules/admin-addresses.ts";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { withoutFileTexts as texts } from "../labels.ts";

interface WithoutFileProps {
  /**
   * How many communes within the intervention radius (the distance within which the shop makes visits) have no zone.
   */
  communes: number;
  radiusKm: number;
  /** The shop's town with its preposition: 'de Vannes' (of Vannes). */
  of: string;
}

/**
 * Offers to create zones (towns) for the communes near the shop from the list of communes in the program, without a
 * file (rule zones/known). Renders nothing when every commune has a zone.
 */
export function WithoutFile({ communes, radiusKm, of }: WithoutFileProps) {
  const { ask, busy } = useChange(locationAddresses.path);
  if (communes === 0) return null;
  return (
    <section
      className="grid gap-3 rounded-control border border-line bg-sheet p-5"
      aria-labelledby="sans-fichier"
    >
      <h2 id="sans-fichier" className="text-h4">
        {texts.title}
      </h2>
      <p>{texts.text(communes, radiusKm, of)}</p>
      <p className="text-small text-muted">{texts.hint}</p>
      <p>
        <Button size="sm" busy={busy} onClick={() => ask({ intent: "add-near" }, texts.done)}>
          {texts.add(communes)}
        </Button>
      </p>
    </section>
  );
}

import { ExampleNote } from "#app/ui/example-note.tsx";
import type { ZoneFigure } from "../rules/figures.ts";

/**
 * Shows the numbers on the page of a zone (town): those typed for this zone, or else those of the shop. A note marks
 * the shop's numbers as examples until the owner confirms them (rule zones/defaults).
 */
export function ShopFigures({ figures, note }: { figures: readonly ZoneFigure[]; note: string | null }) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="chiffres-atelier">
      <h2 id="chiffres-atelier" className="text-h3 tracking-small">
        L’atelier en chiffres
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 border-t border-line md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end pt-4">
            <dt className="mt-1 text-small text-muted">{label}</dt>
            <dd className="font-title text-h3 leading-none font-bold tracking-small">{value}</dd>
          </div>
        ))}
      </dl>
      <ExampleNote note={note} />
    </section>
  );
}

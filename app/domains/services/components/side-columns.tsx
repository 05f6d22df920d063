import Check from "lucide-react/icons/check";
import { Icon } from "#app/ui/icon.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { SteelRule } from "#app/ui/steel-rule.tsx";
import type { CompareSide } from "../content/page.ts";

interface BenchColumnsProps {
  title: string;
  lead?: string | undefined;
  columns: readonly CompareSide[];
}

/** The devices and parts that the shop works on, as short lists in columns, on a dark background. */
export function BenchColumns({ title, lead, columns }: BenchColumnsProps) {
  return (
    <section className="on-ink section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} isLeadBelow />
        <SteelRule />
        <div className="grid gap-x-6 md:auto-cols-fr md:grid-flow-col">
          {columns.map(({ name, items }) => (
            <div key={name} className="pt-7">
              <h3>{name}</h3>
              <DashList items={items} className="mt-4 gap-2.5! text-base!" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * The two sides of a comparison. The first is what the shop does, on a light card with ticks. The other has no card.
 */
export function ComparedSides({ sides }: { sides: readonly CompareSide[] }) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {sides.map(({ name, items }, index) =>
        index === 0 ? (
          <div
            key={name}
            className="on-sheet rounded-control border-outline border-ink px-5 py-6 md:px-8 md:py-7"
          >
            <h3>{name}</h3>
            <ul className="mt-4 grid gap-2.5">
              {items.map((item) => (
                <li key={item} className="grid grid-cols-[20px_1fr] gap-2.5 leading-snug">
                  <Icon icon={Check} stroke={2.25} className="mt-0.25 text-success" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <div key={name} className="px-5 py-6 md:px-8 md:py-7">
            <h3>{name}</h3>
            <DashList items={items} className="mt-4 gap-2.5! text-base!" />
          </div>
        ),
      )}
    </div>
  );
}

import { DashList } from "#app/ui/dash-list.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { CompareSide } from "../content/page.ts";

/** Two or three short lists on one ruled sheet. */
export function SideColumns({ columns }: { columns: readonly CompareSide[] }) {
  return (
    <Sheet ruled="columns">
      {columns.map(({ name, items }) => (
        <div key={name} className="px-5 py-6 md:px-8 md:py-7">
          <h3>{name}</h3>
          <DashList items={items} className="mt-4 gap-2.5! text-base!" />
        </div>
      ))}
    </Sheet>
  );
}

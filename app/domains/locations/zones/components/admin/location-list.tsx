import { type MouseEvent, useState } from "react";
import type { Page } from "#app/lib/pages/paging.ts";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { foldedOnPhones } from "#app/ui/list-tools.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { departmentList } from "../../../content/department-list.ts";
import { backOfficeLabels, deletedLocations, shownLocations } from "../../labels/back-office.ts";
import type { LocationRow } from "../../queries/admin-list.server.ts";
import { locationAddresses, type LocationListAddress } from "../../rules/admin-addresses.ts";
import { DeleteAllDialog } from "./delete-all-dialog.tsx";
import { LocationTable } from "./location-table.tsx";
import { useMorePages } from "./use-more-pages.ts";

interface LocationListProps {
  address: LocationListAddress;
  found: Page<LocationRow>;
}

/**
 * The list of locations (towns). A button adds the next page to it (rule zones/back-office-list). The caller mounts a
 * new instance for each filter, so that no rows of another filter stay.
 */
export function LocationList({ address, found }: LocationListProps) {
  const { rows, nextPage, busy, loadMore, forget } = useMorePages(found);
  const [leaving, setLeaving] = useState<LocationRow | null>(null);
  const [isDeletingAll, setDeletingAll] = useState(false);
  const { ask } = useChange(locationAddresses.path);
  useListKeys({});
  const hrefOf = (page: number) => locationAddresses.write({ ...address, page });

  if (found.total === 0) return <NothingToList address={address} />;
  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:min-h-10">
        <p role="status" className="text-muted tabular-nums">
          {found.page > 1
            ? `Page ${found.page} sur ${found.pageCount}`
            : shownLocations(rows.length, found.total)}
        </p>
        <Button variant="danger" size="sm" onClick={() => setDeletingAll(true)} className={foldedOnPhones}>
          {isFiltered(address) ? "Supprimer celles-ci…" : "Tout supprimer…"}
        </Button>
      </div>
      <LocationTable rows={rows} onDelete={setLeaving} />
      <div className="mt-5 flex flex-wrap gap-3">
        {nextPage && (
          <LinkButton
            to={hrefOf(nextPage)}
            variant="secondary"
            size="sm"
            aria-busy={busy || undefined}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              if (!busy) loadMore(hrefOf(nextPage));
            }}
          >
            {backOfficeLabels.loadMore}
          </LinkButton>
        )}
        {found.page > 1 && (
          <LinkButton to={hrefOf(1)} variant="text" size="sm">
            Revenir au début
          </LinkButton>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={`Supprimer ${leaving?.city ?? ""}\u00a0?`}
        confirmLabel="Supprimer"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (!leaving) return;
          ask({ intent: "delete", id: leaving.id }, deletedLocations(1, leaving.city));
          forget(leaving.id);
          setLeaving(null);
        }}
      >
        Sa page disparaît du site, avec ses textes. C’est définitif.
      </ConfirmDialog>
      {isDeletingAll && (
        <DeleteAllDialog
          count={found.total}
          filterText={filterText(address)}
          onCancel={() => setDeletingAll(false)}
          onConfirm={(count) => {
            const { search, filters } = address;
            ask(
              { intent: "delete-all", recherche: search, departement: filters.departement ?? "", count },
              deletedLocations(found.total),
            );
            setDeletingAll(false);
          }}
        />
      )}
    </div>
  );
}

function NothingToList({ address }: Pick<LocationListProps, "address">) {
  if (isFiltered(address))
    return (
      <EmptyState title={backOfficeLabels.nothingFound} text={`Aucune ne répond à ${filterText(address)}.`}>
        <LinkButton to={locationAddresses.path} variant="secondary" size="sm">
          Voir toutes les localisations
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      title={backOfficeLabels.empty}
      text="Une par une, ou toutes les communes d’un fichier officiel en une fois."
    >
      <LinkButton to="/admin/locations/new" size="sm">
        Nouvelle localisation
      </LinkButton>
      <LinkButton to="/admin/locations/import" variant="secondary" size="sm">
        Importer des communes
      </LinkButton>
    </EmptyState>
  );
}

function isFiltered({ search, filters }: LocationListAddress): boolean {
  return search !== "" || filters.departement !== null;
}

/**
 * Returns the filter in words: '« saint », Sarthe', which is the searched text and the département (an administrative
 * area). Empty without a filter.
 */
function filterText({ search, filters }: LocationListAddress): string {
  const department = departmentList.find(([code]) => code === filters.departement)?.[1];
  return [search && `«\u00a0${search}\u00a0»`, department].filter(Boolean).join(", ");
}

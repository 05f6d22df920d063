import { EmptyState } from "#app/ui/empty-state.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { locationPath, zoneAddresses, zoneListId } from "../../rules/paths.ts";
import { locationLabels } from "../labels/public.ts";
import { LocationCardItem } from "./location-card.tsx";
import { zoneSheet } from "./location-loading.tsx";
import type { LocationsPageProps } from "./locations-page.tsx";

interface FoundZonesProps extends Pick<
  LocationsPageProps,
  "search" | "department" | "found" | "letters" | "meant"
> {
  /** Whether the map is beside the list, so that a row has room for only two cards. */
  isNarrow: boolean;
}

/**
 * Shows one page of the list of zones (towns), and the initial letters of the towns. Each letter links to the first
 * page with such towns (rule zones/list).
 */
export function FoundZones({ search, department, found, letters, meant, isNarrow }: FoundZonesProps) {
  const { items, page, pageCount, total } = found;
  // The links to other pages lead to the list's title, because the top of the page is not about the list.
  const hrefOf = (other: number) =>
    `${zoneAddresses.write({ search, department, page: other })}#${zoneListId}`;
  if (total === 0)
    return (
      <EmptyState
        title={locationLabels.empty}
        text="Votre commune n’y est pas&nbsp;? Appelez-nous&nbsp;: nous vous dirons ce que nous pouvons faire."
      >
        {meant && (
          <LinkButton to={locationPath(meant.slug)}>Vouliez-vous dire {meant.city}&nbsp;?</LinkButton>
        )}
        <LinkButton to="/locations" variant="secondary">
          Voir toutes les zones
        </LinkButton>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={`La liste s’arrête à la page ${pageCount}`}
        text="La page demandée n’existe pas, ou n’existe plus."
      >
        <LinkButton to={zoneAddresses.write({ search, department })}>Revenir à la première page</LinkButton>
      </EmptyState>
    );
  return (
    <>
      {letters.length > 1 && (
        <nav aria-label="Initiales" className="mb-4">
          <ul className="-mt-1 -ml-2.5 flex flex-wrap">
            {letters.map(({ letter, page: first }) => (
              <li key={letter}>
                <AppLink
                  to={hrefOf(first)}
                  aria-label={`Communes en ${letter}`}
                  className="grid size-9 place-items-center font-semibold no-underline hover:underline"
                >
                  {letter}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={zoneSheet(isNarrow)}>
        {items.map((zone) => (
          <LocationCardItem key={zone.slug} zone={zone} />
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} hrefOf={hrefOf} numbered className="mt-6" />
    </>
  );
}

import ExternalLink from "lucide-react/icons/external-link";
import Trash from "lucide-react/icons/trash-2";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { LocationRow } from "../../queries/admin-list.server.ts";

const columns = [
  { label: "Ville" },
  { label: "Code postal" },
  { label: "Actions", labelHidden: true },
] as const;

interface LocationTableProps {
  rows: readonly LocationRow[];
  onDelete: (row: LocationRow) => void;
}

/**
 * Shows locations (towns), one a row. The name links to the form. One icon opens the public page, the other deletes the
 * location.
 */
export function LocationTable({ rows, onDelete }: LocationTableProps) {
  return (
    <Table caption="Localisations, par ville" columns={columns}>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell heading>
            <AppLink
              to={`/admin/locations/${row.id}`}
              data-list-item=""
              className="inline-flex min-h-6 items-center break-words text-ink hover:text-cobalt"
            >
              {row.city}
            </AppLink>
            {row.descriptionEdited && <Tag className="ml-2.5 font-medium">Texte écrit à la main</Tag>}
            <span className="block text-meta font-normal break-words text-muted max-md:hidden">
              /locations/{row.slug}
            </span>
          </TableCell>
          <TableCell className="tabular-nums">
            {row.postalCode}
            <span className="block text-meta text-muted md:whitespace-nowrap">{row.department}</span>
          </TableCell>
          <TableCell className="w-0 text-right whitespace-nowrap max-md:px-1">
            <a
              href={`/locations/${row.slug}`}
              target="_blank"
              rel="noopener"
              aria-label={`Page publique, ${row.city} (nouvel onglet)`}
              className="inline-grid size-9 place-items-center rounded-mark text-muted hover:bg-cobalt-wash hover:text-cobalt-hover"
            >
              <Icon icon={ExternalLink} size={18} />
            </a>
            <IconButton
              icon={Trash}
              variant="row-danger"
              label={`Supprimer ${row.city}, ${row.postalCode}`}
              onClick={() => onDelete(row)}
            />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

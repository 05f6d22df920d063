import Trash2 from "lucide-react/icons/trash-2";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { GallerySection } from "./gallery-section.tsx";

const answers = [
  {
    keywords: "prix tarif coût",
    text: "Le diagnostic est à 29 €, une intervention standard à 89 €.",
    date: "18 nov. 2026",
  },
  {
    keywords: "horaires ouvert samedi",
    text: "Du lundi au vendredi de 9 h à 18 h, le samedi de 10 h à 16 h.",
    date: "12 nov. 2026",
  },
  {
    keywords: "urgence disque données",
    text: "Éteignez l’appareil et appelez-nous, nous répondons 24 h/24.",
    date: "9 nov. 2026",
  },
  {
    keywords: "zone déplacement commune",
    text: "Toute la Sarthe, et les communes voisines dans un rayon de 30 km.",
    date: "2 nov. 2026",
  },
];

const columns = [
  { label: "Mots-clés" },
  { label: "Réponse" },
  { label: "Créée", sortTo: "/dev/components?tri=date", sorted: "descending" as const },
  { label: "Actions", labelHidden: true },
];

export function ListGallery() {
  return (
    <GallerySection title="Tableau dense, onglets, pages" width={7}>
      <Tabs
        label="Assistant"
        tabs={[
          { id: "answers", label: "Réponses", count: 42, content: <Answers /> },
          {
            id: "conversations",
            label: "Conversations",
            count: 128,
            content: <p className="py-3 text-muted">Un autre tableau.</p>,
          },
        ]}
      />
      <Pager page={1} pageCount={9} hrefOf={pageHref} numbered label="Pages des réponses" />
      <Pager page={5} pageCount={9} hrefOf={pageHref} numbered label="Pages du milieu" />
      <Pager page={3} pageCount={3} hrefOf={pageHref} label="Pages sans numéros" />
    </GallerySection>
  );
}

function pageHref(page: number): string {
  return `/dev/components?page=${page}`;
}

function Answers() {
  return (
    <Table caption="Réponses de l’assistant" columns={columns}>
      {answers.map(({ keywords, text, date }, index) => (
        <TableRow key={keywords} data-state={index === 1 ? "hover" : undefined}>
          <TableCell heading className="min-w-44">
            {keywords}
          </TableCell>
          <TableCell className="min-w-64">{text}</TableCell>
          <TableCell numeric>{date}</TableCell>
          <TableCell>
            <IconButton icon={Trash2} label={`Supprimer « ${keywords} »`} variant="row-danger" />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

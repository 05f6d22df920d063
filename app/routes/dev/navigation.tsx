import { Brand } from "#app/ui/brand.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { Menus } from "./menus.tsx";

const trail = [
  { label: "Accueil", to: "/" },
  { label: "Zones d’intervention", to: "/locations" },
  { label: "La Flèche" },
];

export function NavigationGallery() {
  return (
    <GallerySection title="Repérage" width={5}>
      <div className="on-ink grid gap-4 rounded-control p-5">
        <Brand to="/dev/components" />
        <Breadcrumbs items={trail} />
      </div>
      <SegmentedLinks
        label="Filtrer"
        items={[
          { to: "/dev/components", label: "Tous", count: 48, current: true },
          { to: "/dev/components?filtre=non-lus", label: "Non lus", count: 7, current: false },
        ]}
      />
      <SegmentedLinks
        label="Période"
        items={[
          { to: "/dev/components?jours=7", label: "7 jours", current: false },
          { to: "/dev/components?jours=30", label: "30 jours", current: true },
          { to: "/dev/components?jours=90", label: "90 jours", current: false },
        ]}
      />
      <Menus />
      <TabLinks
        label="Compte"
        tabs={[
          { to: "/dev/components", label: "Mot de passe", current: true },
          { to: "/dev/components?vue=sessions", label: "Sessions", count: 3, current: false },
        ]}
      />
    </GallerySection>
  );
}

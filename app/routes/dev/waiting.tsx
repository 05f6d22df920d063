import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Loading, SkeletonRow } from "#app/ui/skeleton.tsx";
import { GallerySection } from "./gallery-section.tsx";

export function WaitingGallery() {
  return (
    <GallerySection title="Attente, vide, progression" width={5}>
      <Loading label="Chargement des messages">
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
      <Progress label="Import des communes" value={212} max={354} />
      <Progress label="Régénération des descriptions" value={0} max={0} />
      <EmptyState
        title="Aucune demande de devis"
        text="Elles arrivent ici dès qu’un visiteur remplit le formulaire. Pour vérifier qu’il fonctionne, envoyez-vous une demande."
        drawing={<RemoteHelpDrawing frame="standing" />}
        level={3}
      >
        <LinkButton variant="secondary" size="sm" to="/devis">
          Ouvrir le formulaire
        </LinkButton>
      </EmptyState>
      <EmptyState title="Aucun message trouvé" level={3}>
        <LinkButton variant="secondary" size="sm" to="/dev/components">
          Voir tous les messages
        </LinkButton>
      </EmptyState>
    </GallerySection>
  );
}

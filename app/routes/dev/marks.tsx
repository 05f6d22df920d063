import { CountBadge } from "#app/ui/count-badge.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { GalleryRow, GallerySection } from "./gallery-section.tsx";

export function MarkGallery() {
  return (
    <GallerySection title="Repères et états" width={5}>
      <div>
        <GalleryRow name="Marques">
          <Tag tone="signal">Populaire</Tag>
          <Tag tone="signal">Recommandé</Tag>
          <Tag tone="outline">Nouveau</Tag>
          <Tag tone="cobalt">Réseau et Wi-Fi</Tag>
        </GalleryRow>
        <GalleryRow name="Messages">
          <Tag tone="pending" shape="dot">
            Non lu
          </Tag>
          <Tag shape="ring">Lu</Tag>
        </GalleryRow>
        <GalleryRow name="Devis">
          <Tag tone="signal" shape="dot">
            Nouveau
          </Tag>
          <Tag tone="cobalt" shape="half">
            En cours
          </Tag>
          <Tag tone="success" shape="check">
            Terminé
          </Tag>
          <Tag shape="ring">Annulé</Tag>
        </GalleryRow>
        <GalleryRow name="Articles">
          <Tag shape="ring">Brouillon</Tag>
          <Tag tone="success" shape="check">
            Publié
          </Tag>
          <Tag tone="outline">Archivé</Tag>
        </GalleryRow>
        <GalleryRow name="Candidatures">
          <Tag tone="pending" shape="dot">
            En attente
          </Tag>
          <Tag tone="success" shape="check">
            Approuvé
          </Tag>
          <Tag tone="danger" shape="cross">
            Refusé
          </Tag>
        </GalleryRow>
        <GalleryRow name="Compteur">
          <CountBadge count={7} label="non lus" />
          <CountBadge count={128} label="non lus" />
        </GalleryRow>
        <GalleryRow name="Direct">
          <LiveState state="live" />
          <LiveState state="reconnecting" className="ml-4" />
        </GalleryRow>
        <GalleryRow name="Touches">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          <Kbd>Entrée</Kbd>
          <Kbd>/</Kbd>
        </GalleryRow>
        <GalleryRow name="Attente">
          <Spinner /> <span className="text-muted">décorative, toujours avec des mots</span>
        </GalleryRow>
        <div className="on-ink mt-4 flex flex-wrap items-center gap-2 rounded-control px-5 py-4">
          <Tag tone="signal">Récupération de données</Tag>
          <Tag tone="on-ink">Matériel</Tag>
          <CountBadge count={12} label="à traiter" />
        </div>
      </div>
    </GallerySection>
  );
}

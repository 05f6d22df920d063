import { SectionHead } from "#app/ui/section-head.tsx";
import { GallerySection } from "./gallery-section.tsx";

export function TypeGallery() {
  return (
    <GallerySection title="Lettres" width={12}>
      <p className="font-title text-display font-display tracking-display">
        En panne ? Posez-le sur l’établi.
      </p>
      <SectionHead
        title="Neuf métiers, un seul interlocuteur."
        lead="La personne qui prend votre appel est celle qui ouvre la machine. Particuliers et entreprises, PC et Mac."
      />
      <div className="grid gap-6 md:grid-cols-3">
        <div>
          <p className="font-title text-h1 font-display tracking-h1">Titre 1, 1 234 €</p>
          <p className="font-title text-h2 font-bold tracking-title">Titre 2 : œuvre, Noël</p>
          <p className="font-title text-h3 font-bold tracking-small">Titre 3, ça va « mieux »</p>
          <p className="font-title text-h4 font-bold tracking-small">Titre 4, 02 61 91 72 72</p>
        </div>
        <div>
          <p className="text-lead text-muted">
            Chapeau : on ouvre, on cherche, on vous explique, puis vous décidez.
          </p>
          <p className="mt-3">
            Texte courant. Diagnostic gratuit, pièces et prix annoncés avant toute réparation.{" "}
            <a href="/dev/components">Un lien</a> dans la phrase.
          </p>
        </div>
        <div>
          <p className="text-small">Petit : Selon l’urgence, à l’atelier, chez vous ou à distance.</p>
          <p className="mt-3 text-meta text-muted">Détail : 12 novembre 2026, 4 min de lecture.</p>
          <p className="mt-3 text-small tabular-nums">0123456789 × 2 − 1 = 24 h · 30 km · 95 %</p>
        </div>
      </div>
    </GallerySection>
  );
}

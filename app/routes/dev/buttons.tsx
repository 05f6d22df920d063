import ArrowRight from "lucide-react/icons/arrow-right";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-look.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { GallerySection } from "./gallery-section.tsx";

const states = [
  { name: "Repos" },
  { name: "Survol", state: "hover" },
  { name: "Focus", state: "focus" },
  { name: "Appui", state: "hover press" },
];

const rows: { name: string; variant: ButtonVariant; word: string }[] = [
  { name: "Principal", variant: "primary", word: "Envoyer" },
  { name: "Second", variant: "secondary", word: "Annuler" },
  { name: "Texte", variant: "text", word: "Modifier" },
  { name: "Danger", variant: "danger", word: "Supprimer" },
  { name: "Confirmer", variant: "danger-solid", word: "Supprimer" },
];

export function ButtonGallery() {
  return (
    <GallerySection title="Boutons" width={7}>
      <div className="-m-1.5 overflow-x-auto p-1.5">
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-left text-meta text-muted">
              <th scope="col">
                <span className="sr-only">Bouton</span>
              </th>
              {[...states.map(({ name }) => name), "Inactif"].map((name) => (
                <th key={name} scope="col" className="pr-2.5 pb-2 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, variant, word }) => (
              <tr key={name}>
                <th scope="row" className="pr-3 text-left text-meta font-semibold text-muted">
                  {name}
                </th>
                {states.map(({ name: state, state: forced }) => (
                  <td key={state} className="py-1.5 pr-2">
                    <Button variant={variant} data-state={forced}>
                      {word}
                    </Button>
                  </td>
                ))}
                <td className="py-1.5">
                  <Button variant={variant} disabled>
                    {word}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sending />
      <div className="on-ink flex flex-wrap gap-3 rounded-control px-5 py-4.5">
        <Button variant="signal">Devis gratuit</Button>
        <Button variant="signal" data-state="hover">
          Survol
        </Button>
        <Button variant="signal" data-state="focus">
          Focus
        </Button>
        <Button variant="outline-on-ink">Voir les services</Button>
        <Button variant="outline-on-ink" data-state="hover">
          Survol
        </Button>
      </div>
      <div className="on-cobalt flex flex-wrap gap-3 rounded-control px-5 py-4.5">
        <Button variant="on-cobalt">Demander un devis gratuit</Button>
        <Button variant="on-cobalt" data-state="focus">
          Focus
        </Button>
        <LinkButton variant="outline-on-cobalt" to="tel:+33261917272" icon={Phone}>
          02 61 91 72 72
        </LinkButton>
        <Button variant="outline-on-cobalt" data-state="hover">
          Survol
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3.5">
        <Button variant="secondary" size="sm">
          Petit, 40 px
        </Button>
        <Button size="sm" icon={Mail}>
          Répondre <Kbd>R</Kbd>
        </Button>
        <Button size="sm" variant="secondary">
          Marquer comme non lu <Kbd>U</Kbd>
        </Button>
        <IconButton icon={ArrowRight} label="Suivant" />
        <IconButton icon={ArrowRight} label="Suivant, survolé" data-state="hover" />
        <IconButton icon={ArrowRight} label="Suivant, inactif" disabled />
        <IconButton icon={Trash2} label="Supprimer" variant="row-danger" />
        <IconButton icon={Trash2} label="Supprimer, survolé" variant="row-danger" data-state="hover" />
        <MoreLink to="/dev/components">En savoir plus</MoreLink>
      </div>
    </GallerySection>
  );
}

/** A press shows that the width holds. */
function Sending() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3.5">
      <Button busy={false}>Envoyer le message</Button>
      <Button busy>Envoyer le message</Button>
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          setTimeout(() => setBusy(false), 2000);
        }}
      >
        Essayer : même largeur
      </Button>
      <Button variant="secondary" size="sm" busy busyLabel="Enregistrement…">
        Enregistrer
      </Button>
    </div>
  );
}

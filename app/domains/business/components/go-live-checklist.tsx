import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";

interface GoLiveChecklistProps {
  missing: string[];
  /** The contacts of the specified site that still stand. */
  invented: string[];
  examples: string[];
  /** The price lists of the specified site that nobody has verified. */
  prices: readonly string[];
  /** How many zones of other départements are out of reach, in words. Null for none. */
  zones: string | null;
  /** The page of zones is shown and has none. */
  noZones: boolean;
  /** What other lists have to say. */
  children?: ReactNode;
}

/** Lists what the owner must fill in or confirm before going live (rules pages/legal and pages/claims). Renders nothing when all is done. */
export function GoLiveChecklist(props: GoLiveChecklistProps) {
  const { missing, invented, examples, prices, zones, noZones, children } = props;
  const isDone = missing.length + invented.length + examples.length + prices.length === 0;
  if (isDone && !zones && !noZones && !children) return null;
  return (
    <div className="rounded-control border border-line bg-sheet p-5">
      <h2 className="text-h4">Avant la mise en ligne</h2>
      <p className="mt-1">
        <AppLink to="/admin/first-start" className="font-semibold">
          Votre atelier&nbsp;: cinq étapes, dix minutes
        </AppLink>
      </p>
      {invented.length > 0 && (
        <>
          <p className="mt-4 text-small text-muted">
            Ces coordonnées sont celles du site de départ, et personne n’y répond. Donnez les vôtres dans{" "}
            <AppLink to="/admin/settings/company">l’entreprise</AppLink>.
          </p>
          <Labels labels={invented} />
        </>
      )}
      {missing.length > 0 && (
        <>
          <p className="mt-4 text-small text-muted">
            Ces mentions s’affichent « À compléter » sur les pages légales. Elles se remplissent dans les{" "}
            <AppLink to="/admin/settings/legal">réglages</AppLink>.
          </p>
          <Labels labels={missing} />
        </>
      )}
      {examples.length > 0 && (
        <>
          <p className="mt-4 text-small text-muted">
            Ces affirmations s’affichent comme des exemples. Elles sont à confirmer, à remplacer ou à masquer
            dans <AppLink to="/admin/settings/proof">la preuve</AppLink> et{" "}
            <AppLink to="/admin/settings/prices">les prix</AppLink>.
          </p>
          <Labels labels={examples} />
        </>
      )}
      {prices.length > 0 && (
        <>
          <p className="mt-4 text-small text-muted">
            Ces prix sont ceux du site de départ. Changez-les, ou dites qu’ils sont vérifiés, dans{" "}
            <AppLink to="/admin/settings/prices">les prix</AppLink>.
          </p>
          <Labels labels={prices} />
        </>
      )}
      {children}
      {zones && (
        <>
          <p className="mt-4 text-small text-muted">
            Ces zones restent en ligne. <AppLink to="/admin/locations/import">Créez</AppLink> celles qui vous
            entourent, et retirez celles-ci d’un geste dans les{" "}
            <AppLink to="/admin/locations">localisations</AppLink>.
          </p>
          <Labels labels={[zones]} />
        </>
      )}
      {noZones && (
        <>
          <p className="mt-4 text-small text-muted">
            La page des zones est en ligne, sans aucune commune.{" "}
            <AppLink to="/admin/locations/import">Créez</AppLink> celles qui vous entourent, ou cachez la page
            dans <AppLink to="/admin/settings/site">le site</AppLink>.
          </p>
          <Labels labels={["Les communes où vous intervenez"]} />
        </>
      )}
    </div>
  );
}

function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-1 text-small md:grid-cols-2">
      {labels.map((label) => (
        <li
          key={label}
          className="flex gap-2 before:mt-2 before:size-2 before:shrink-0 before:rounded-[2px] before:border-2 before:border-line-strong"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { DrawingName } from "#app/ui/drawings/drawings.ts";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { locationLabels, zonesTrail } from "../labels/public.ts";

interface LocationMessageProps {
  title: string;
  text: string;
  drawing?: DrawingName;
  children: ReactNode;
}

/** Shown instead of a page about zones (towns): explains the problem and offers links to continue. */
export function LocationMessage({ title, text, drawing = "unplugged", children }: LocationMessageProps) {
  const profile = useProfile();
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="wrap grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-6">
        <div className="pt-7 pb-12 lg:pb-20">
          <Breadcrumbs items={zonesTrail} />
          <h1 className="mt-10 max-w-[10.2em]">{title}</h1>
          <p className="mt-4.5 max-w-[29.4em] text-lead text-muted">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {children}
            <LinkButton to={phoneHref(profile)} variant="secondary" icon={Phone}>
              {profile.phone.display}
            </LinkButton>
          </div>
        </div>
        <StillDrawing name={drawing} backdrop={false} className="-mb-[9%] overflow-visible" />
      </div>
    </section>
  );
}

/** The page of an unknown zone (rule zones/detail). */
export function LocationNotFound() {
  return (
    <LocationMessage title={locationLabels.notFoundTitle} text={locationLabels.notFoundText}>
      <LinkButton to="/locations">Voir toutes les zones</LinkButton>
    </LocationMessage>
  );
}

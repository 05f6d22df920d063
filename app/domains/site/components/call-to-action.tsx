import type { ComponentType } from "react";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

interface CallToActionProps {
  title: string;
  text: string;
  /** The path of the quote form. On a service's page it names the service, which the form then preselects. */
  to?: string;
  Drawing: ComponentType<DrawingProps>;
}

/**
 * The last section of a page, over its whole width, with a link to the quote form (/devis). The footer follows
 * directly.
 */
export function CallToAction({ title, text, to = "/devis", Drawing }: CallToActionProps) {
  const profile = useProfile();
  return (
    <section className="on-cobalt overflow-hidden">
      <div className="wrap lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-6">
        <div className="relative z-1 py-9 md:py-13 lg:pt-18 lg:pb-16">
          <h2 className="max-w-[10.2em] text-[min(clamp(2.25rem,1.6rem+2.8vw,4rem),11.5vw)] leading-none tracking-figure">
            {title}
          </h2>
          <p className="mt-4 mb-6 max-w-[29.4em] text-lead md:mt-4.5 md:mb-7">{text}</p>
          <div className="grid gap-3 md:flex md:flex-wrap">
            <LinkButton to={to} variant="on-cobalt">
              Demander un devis gratuit
            </LinkButton>
            {/* On a phone the telephone is already in the bar at the bottom of the screen (rule pages/bottom-bar). */}
            <LinkButton
              to={phoneHref(profile)}
              variant="outline-on-cobalt"
              icon={Phone}
              className="max-md:hidden"
            >
              {profile.phone.display}
            </LinkButton>
          </div>
        </div>
        <Drawing backdrop={false} className="-mb-10 hidden w-[118%]! max-w-none overflow-visible lg:block" />
      </div>
    </section>
  );
}

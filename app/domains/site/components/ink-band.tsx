import type { ComponentType, ReactNode } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";

interface InkBandProps {
  title: string;
  lead?: string;
  /** The breadcrumbs: the links from the home page to this page. Absent for a page that is not below another one. */
  trail?: readonly { label: string; to?: string }[];
  /** A few words in small letters above the title. */
  kicker?: ReactNode;
  Drawing?: ComponentType<DrawingProps>;
  /** The content below the text, such as buttons or facts. */
  children?: ReactNode;
}

/** The dark top of a page other than the home page: its title, and a drawing at its lower edge. */
export function InkBand({ title, lead, trail, kicker, Drawing, children }: InkBandProps) {
  return (
    <section className="on-ink overflow-hidden pt-(--header)">
      <div className="wrap grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-6">
        <div className="relative z-1 pt-6 pb-10 lg:pt-8 lg:pb-16">
          {trail && <Breadcrumbs items={trail} />}
          {kicker && <p className="pt-4 text-small text-muted-on-ink">{kicker}</p>}
          <h1 className="mt-8 max-w-[12.2em] lg:mt-12">{title}</h1>
          {lead && <p className="mt-5 max-w-[30.7em] text-lead text-muted-on-ink">{lead}</p>}
          {children && <div className="mt-8 lg:mt-9">{children}</div>}
        </div>
        {Drawing && (
          <div className="-mx-5 md:mx-auto md:w-140 lg:-mr-15 lg:ml-0 lg:w-auto">
            <Drawing backdrop={false} className="-mb-[9%] overflow-visible" />
          </div>
        )}
      </div>
    </section>
  );
}

import type { ReactNode } from "react";

interface BlockSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A block of a service's page. On a large screen its title is in a column beside its content. */
export function BesideSection({ title, lead, children }: BlockSectionProps) {
  return (
    <section data-ground="paper" className="section">
      <div className="wrap grid gap-x-6 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-4 lg:pr-6">
          <h2 className="text-[min(clamp(1.75rem,1.4rem+1.3vw,2.375rem),10vw)] leading-[1.1]">{title}</h2>
          {lead && <p className="mt-4 max-w-[28.2em] text-muted">{lead}</p>}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}

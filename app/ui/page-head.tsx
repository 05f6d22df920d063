import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageHeadProps {
  trail: ComponentProps<typeof Breadcrumbs>["items"];
  title: ReactNode;
  lead: ReactNode;
}

/** The head of a page on a light background: a line of breadcrumbs, then the title and, at its right, a short text. */
export function PageHead({ trail, title, lead }: PageHeadProps) {
  return (
    <div className="wrap grid items-end gap-x-14 gap-y-6 pt-5 pb-6 md:pt-7 md:pb-9 lg:grid-cols-[7fr_5fr]">
      <div className="lg:col-span-2">
        <Breadcrumbs items={trail} />
      </div>
      <h1 className="max-w-[10.9em] self-start md:mt-2">{title}</h1>
      <p className="max-w-[37.1em] text-lead text-muted lg:pb-1.5">{lead}</p>
    </div>
  );
}

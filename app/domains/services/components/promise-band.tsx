import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";

interface PromiseBandProps {
  figure: string;
  title: string;
  text: string;
  /** A link to a page with more about the promise. */
  link?: { label: string; to: string };
  /** A line under the text. */
  children?: ReactNode;
}

/** Shows one promise: a figure as large as a title, and a text that explains it. */
export function PromiseBand({ figure, title, text, link, children }: PromiseBandProps) {
  return (
    <section className="border-line bg-sand [.bg-sand+&]:border-t">
      <div className="wrap grid items-center gap-x-12 gap-y-4 py-10 md:grid-cols-[auto_1fr] lg:py-14 2xl:grid-cols-[auto_minmax(0,4fr)_minmax(0,6fr)]">
        <p className="font-title text-display font-display tracking-display md:whitespace-nowrap">{figure}</p>
        <div className="2xl:contents">
          <h2 className="text-h3 md:text-[1.625rem] 2xl:text-balance">{title}</h2>
          <div>
            <p className="mt-2 max-w-[41em] text-muted 2xl:mt-0">
              {text} {link && <AppLink to={link.to}>{link.label}</AppLink>}
            </p>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

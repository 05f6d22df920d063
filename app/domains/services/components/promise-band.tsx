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

/** One figure as large as a title, and its meaning in words. */
export function PromiseBand({ figure, title, text, link, children }: PromiseBandProps) {
  return (
    <section className="border-line bg-sand [.bg-sand+&]:border-t">
      <div className="wrap grid items-center gap-x-12 gap-y-4 py-10 md:grid-cols-[auto_1fr] lg:py-14">
        <p className="font-title text-display font-display tracking-display md:whitespace-nowrap">{figure}</p>
        <div>
          <h2 className="text-h3 md:text-[1.625rem]">{title}</h2>
          <p className="mt-2 max-w-[37.1em] text-muted">
            {text} {link && <AppLink to={link.to}>{link.label}</AppLink>}
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}

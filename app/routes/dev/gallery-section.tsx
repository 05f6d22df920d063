import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

const widths = { 7: "xl:col-span-7", 5: "xl:col-span-5", 12: "xl:col-span-12" };

interface GallerySectionProps {
  title: string;
  width: keyof typeof widths;
  children: ReactNode;
}

/** One family of components under its title. */
export function GallerySection({ title, width, children }: GallerySectionProps) {
  return (
    <section className={classes("min-w-0", widths[width])}>
      <h2 className="mb-5 border-t-outline border-ink pt-3.5 text-h3 tracking-small">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  );
}

/** A name at the left, things that share it at the right. */
export function GalleryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_1fr] items-center gap-4 border-b border-line py-2.5 text-small first:pt-0">
      <span className="text-muted">{name}</span>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Sheet } from "./sheet.tsx";

interface SubjectSectionProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** One subject of a settings screen: its explanation at the left, its form or list at the right. */
export function SubjectSection({ title, intro, children }: SubjectSectionProps) {
  return (
    <Sheet className="grid gap-x-10 gap-y-5 p-5 md:p-6 xl:grid-cols-[4fr_8fr]">
      <div>
        <h2 className="text-h4">{title}</h2>
        <p className="mt-1.5 text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Sheet>
  );
}

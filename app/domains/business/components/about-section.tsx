import { MoreLink } from "#app/ui/more-link.tsx";
import { type Figure, useProfile } from "../profile.ts";
import { exampleNote } from "../rules/examples.ts";
import { isShown } from "../rules/shown.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Figures } from "./figures.tsx";

interface AboutSectionProps {
  title: string;
  paragraphs: readonly string[];
  figures: readonly Figure[];
  /** The text of the link to /about. */
  more: string;
  /** Whether the paragraphs are still those that came with the program. */
  isExample: boolean;
}

/** The home page's section about the shop: one sentence in the size of a title, a text and four numbers. */
export function AboutSection({ title, paragraphs, figures, more, isExample }: AboutSectionProps) {
  const profile = useProfile();
  if (!title && paragraphs.length + figures.length === 0) return null;
  return (
    <section id="à-propos" tabIndex={-1} className="bg-sand section outline-none">
      <div className="wrap grid gap-x-6 gap-y-5 md:grid-cols-12 md:gap-y-12">
        {title && (
          <h2 className="text-[min(clamp(1.75rem,1.2rem+2vw,2.75rem),10vw)] leading-[1.1] md:col-span-7">
            {title}
          </h2>
        )}
        <div className="grid max-w-[29.4em] content-end gap-3 md:col-span-5 md:gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {/* A section has one note at most. The note that the text is an example also covers the years of
              experience in the text. */}
          {paragraphs.length > 0 && (
            <ExampleNote note={exampleNote(profile, isExample ? "story" : "experience")} />
          )}
          {isShown(profile, "/about") && (
            <p>
              <MoreLink to="/about">{more}</MoreLink>
            </p>
          )}
        </div>
        <div className="md:col-span-12">
          {figures.length > 0 && (
            <>
              <Figures figures={figures} />
              <ExampleNote note={exampleNote(profile, "homeFigures")} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

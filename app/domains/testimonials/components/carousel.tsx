import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { type Testimonial, useProfile } from "#app/domains/business/profile.ts";
import { classes } from "#app/ui/classes.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { monogram, roleAndMonth } from "../rules.ts";

/**
 * The home page's testimonials, with three, two or one side by side (rule pages/carousel). Without a script the list
 * can be scrolled, and its arrows and dots are links to its items. With carousel-acts.ts they move the list smoothly.
 */
export function TestimonialsCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const profile = useProfile();
  const last = testimonials.length - 1;
  const hidden = hiddenWhereAllShow[testimonials.length];
  return (
    <section
      id="témoignages"
      data-carousel
      tabIndex={-1}
      aria-labelledby="titre-temoignages"
      className="section outline-none"
    >
      <div className="relative wrap">
        <SectionHead
          id="titre-temoignages"
          title="Ce qu’ils racontent en repartant."
          side={
            <div
              className={classes(
                "flex gap-2 max-md:absolute max-md:right-(--gutter) max-md:bottom-0 noscript:hidden",
                hidden,
              )}
            >
              <Arrow step="previous" to={last} icon={ArrowLeft} label="Témoignage précédent" />
              <Arrow step="next" to={1} icon={ArrowRight} label="Témoignage suivant" />
            </div>
          }
        />
        <div className="border-y border-line">
          <ul
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a list that scrolls
            tabIndex={0}
            aria-label="Témoignages"
            className="relative -mx-5 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain [clip-path:inset(0_0_0_2px)] focus-visible:-outline-offset-3 md:-mx-6 lg:-mx-8"
          >
            {testimonials.map((testimonial, index) => (
              <Card key={testimonial.name} id={itemId(index)} testimonial={testimonial} />
            ))}
          </ul>
        </div>
        <ExampleNote note={exampleNote(profile, "testimonials")} />
        <ul className={classes("mt-4 flex max-md:min-h-12 max-md:items-center", hidden)}>
          {testimonials.map(({ name }, index) => (
            <li key={name}>
              <a
                href={`#${itemId(index)}`}
                data-slide={index}
                aria-label={`Témoignage ${index + 1}`}
                aria-current={index === 0 || undefined}
                className="grid size-6 place-items-center before:size-2 before:rounded-mark before:bg-line-strong aria-current:before:w-5 aria-current:before:bg-plate"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** For each number of testimonials, the class that hides the arrows and dots on screens where all fit side by side. */
const hiddenWhereAllShow: Record<number, string> = { 1: "hidden", 2: "md:hidden", 3: "lg:hidden" };

const itemId = (index: number) => `temoignage-${index + 1}`;

interface ArrowProps {
  step: "previous" | "next";
  /**
   * The item to which the arrow leads until the script knows the position of the list. It is the right one as long as
   * the list is at its first item.
   */
  to: number;
  icon: IconType;
  label: string;
}

function Arrow({ step, to, icon, label }: ArrowProps) {
  return (
    <a
      href={`#${itemId(to)}`}
      data-step={step}
      aria-label={label}
      className="inline-grid size-12 shrink-0 place-items-center rounded-control border-outline border-ink bg-sheet text-ink transition-colors hover:bg-plate hover:text-on-plate active:bg-plate-press"
    >
      <Icon icon={icon} />
    </a>
  );
}

function Card({ id, testimonial }: { id: string; testimonial: Testimonial }) {
  const { name, content, rating } = testimonial;
  return (
    // A link to a card leaves a third of the screen free above the card, so that the title of the section remains
    // visible.
    <li
      id={id}
      className="flex shrink-0 grow basis-full snap-start scroll-mt-[35vh] flex-col gap-4 border-l border-line px-5 py-5 md:basis-1/2 md:gap-5 md:px-6 md:pt-7 lg:basis-1/3 lg:px-8"
    >
      {rating !== null && <Rating rating={rating} />}
      <blockquote className="max-w-[37.1em] font-title text-[1.25rem] leading-[1.42] font-medium tracking-normal">
        «&nbsp;{content}&nbsp;»
      </blockquote>
      <div className="mt-auto flex items-center gap-3.5 text-small leading-snug">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-plate font-title text-[17px] font-bold text-on-plate"
        >
          {monogram(name)}
        </span>
        <p>
          <b>{name}</b>
          <br />
          <span className="text-muted">{roleAndMonth(testimonial)}</span>
        </p>
      </div>
    </li>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <p className="flex items-center gap-2 text-meta leading-none font-semibold">
      <svg width="92" height="6" viewBox="0 0 92 6" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <rect
            key={index}
            x={index * 19}
            width="16"
            height="6"
            rx="1"
            data-mark={index < rating ? "full" : "empty"}
            className={index < rating ? "fill-ink" : "fill-line"}
          />
        ))}
      </svg>
      <span className="sr-only">Note&nbsp;: </span>
      {rating}/5
    </p>
  );
}

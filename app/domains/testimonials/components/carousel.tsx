import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { exampleNote } from "#app/domains/business/rules.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { testimonials, type Testimonial } from "../content.ts";
import { monogram } from "../rules.ts";
import { useCarousel } from "./use-carousel.ts";

/**
 * The home page's testimonials: 3, 2 or 1 side by side (rule pages/carousel). Without script it is a list that
 * scrolls.
 */
export function TestimonialsCarousel() {
  const { track, selected, next, previous, goTo, followScroll } = useCarousel(testimonials.length);
  return (
    <section
      id="témoignages"
      tabIndex={-1}
      aria-labelledby="titre-temoignages"
      className="section outline-none"
    >
      <div className="wrap">
        <SectionHead
          id="titre-temoignages"
          title="Ce qu’ils racontent en repartant."
          side={
            <div className="flex gap-2 noscript:hidden">
              <IconButton icon={ArrowLeft} label="Témoignage précédent" onClick={previous} />
              <IconButton icon={ArrowRight} label="Témoignage suivant" onClick={next} />
            </div>
          }
        />
        <div className="border-y border-line">
          <ul
            ref={track}
            onScroll={followScroll}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a list that scrolls
            tabIndex={0}
            aria-label="Témoignages"
            className="relative -mx-5 flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain [clip-path:inset(0_0_0_2px)] focus-visible:-outline-offset-3 md:-mx-6 lg:-mx-8"
          >
            {testimonials.map((testimonial) => (
              <Card key={testimonial.name} testimonial={testimonial} />
            ))}
          </ul>
        </div>
        <ExampleNote note={exampleNote(businessProfile, "testimonials")} />
        <ul className="mt-4 flex noscript:hidden">
          {testimonials.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Témoignage ${index + 1}`}
                aria-current={index === selected || undefined}
                onClick={() => goTo(index)}
                className="grid size-6 place-items-center before:size-2 before:rounded-mark before:bg-line-strong aria-current:before:w-5 aria-current:before:bg-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ testimonial: { name, role, image, content, rating } }: { testimonial: Testimonial }) {
  return (
    <li className="flex shrink-0 basis-full snap-start flex-col gap-5 border-l border-line px-5 py-6 md:basis-1/2 md:px-6 md:pt-7 lg:basis-1/3 lg:px-8">
      <Rating rating={rating} />
      <blockquote className="font-title text-[1.25rem] leading-[1.42] font-medium tracking-normal">
        «&nbsp;{content}&nbsp;»
      </blockquote>
      <div className="mt-auto flex items-center gap-3.5 text-small leading-snug">
        {image ? (
          <img
            src={image}
            alt=""
            width={44}
            height={44}
            loading="lazy"
            className="size-11 rounded-control object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-control bg-ink font-title font-bold text-white"
          >
            {monogram(name)}
          </span>
        )}
        <p>
          <b>{name}</b>
          <br />
          <span className="text-muted">{role}</span>
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
            className={index < rating ? "fill-ink" : "fill-line"}
          />
        ))}
      </svg>
      <span className="sr-only">Note&nbsp;: </span>
      {rating}/5
    </p>
  );
}

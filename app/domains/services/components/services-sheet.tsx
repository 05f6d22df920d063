import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { ComponentType, ReactNode } from "react";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { HardDiskDrawing } from "#app/ui/drawings/hard-disk.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { RemoteHelpDrawing } from "#app/ui/drawings/remote-help.tsx";
import { classes } from "#app/ui/classes.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { listServices, serviceTags } from "#app/domains/business/rules/site.ts";
import type { ServiceCard } from "../content/cards.ts";
import { sheetRows, shownCards } from "../rules/cards.ts";

/** The drawing on the card of each popular service, and the position of its visible part. */
const drawings: Partial<
  Record<string, { Drawing: ComponentType<DrawingProps>; label: string; left: string }>
> = {
  "/services/reparation-materielle": {
    Drawing: LaptopDrawing,
    label: "Portable ouvert, barrette et tournevis",
    left: "md:-left-50",
  },
  "/services/depannage-distance": {
    Drawing: RemoteHelpDrawing,
    label: "Deux écrans reliés, prise en main à distance",
    left: "md:-left-7",
  },
  "/services/recuperation-donnees": {
    Drawing: HardDiskDrawing,
    label: "Disque dur ouvert, plateau et tête de lecture",
    left: "md:-left-17",
  },
};

/**
 * The services of the home page, as cards in a grid. Each row begins with a popular service, as long as there are some.
 */
export function ServicesSheet() {
  const profile = useProfile();
  const rows = sheetRows(fillTexts(shownCards(listServices(profile)), businessWords(profile)));
  return (
    <>
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line md:grid-cols-2 xl:grid-cols-[6fr_4fr_4fr]">
        {rows.map(({ card, isLast, place }) =>
          card.popular ? (
            <PopularCard key={card.link} card={card} className={isLast ? "xl:col-span-3!" : ""} />
          ) : (
            <Card key={card.link} card={card} className={isLast ? lastSpans[place] : ""} />
          ),
        )}
      </ul>
      <ExampleNote note={exampleNote(profile, "marks")} />
    </>
  );
}

/** The classes of the last card, by its position in its row. With these classes the card fills the rest of the row. */
const lastSpans = ["md:col-span-2 xl:col-span-3", "md:col-span-2", "md:max-xl:col-span-2"] as const;

interface CardProps {
  card: ServiceCard;
  className: string | undefined;
}

function Card({ card, className }: CardProps) {
  return (
    <li className={classes("flex flex-col bg-sheet px-5 md:px-6.5 md:pt-6.5 md:pb-5", className)}>
      <CardFold card={card}>
        <CardTags card={card} />
        <h3 className="max-md:text-[1.25rem]">{card.title}</h3>
      </CardFold>
    </li>
  );
}

function CardTags({ card }: { card: ServiceCard }) {
  const tags = serviceTags(useProfile(), card.link);
  if (tags.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5 max-md:order-1 md:mb-3">
      {tags.map((tag) => (
        <Tag key={tag} tone={tag === "Populaire" ? "signal" : "outline"}>
          {tag}
        </Tag>
      ))}
    </span>
  );
}

function PopularCard({ card, className }: CardProps) {
  const drawing = drawings[card.link];
  return (
    <li
      className={classes(
        "grid bg-sand md:col-span-2 md:grid-cols-[1fr_36%] xl:col-span-1 xl:grid-cols-[1fr_42%]",
        className,
      )}
    >
      <div className="flex flex-col px-5 md:py-6.5 md:pr-2 md:pb-5 md:pl-7">
        <CardFold card={card}>
          <CardTags card={card} />
          <h3 className="max-md:text-[1.25rem] md:text-[1.625rem] md:leading-tight md:tracking-title">
            {card.title}
          </h3>
        </CardFold>
      </div>
      {drawing && (
        <div className="relative overflow-hidden max-md:hidden">
          <drawing.Drawing
            label={drawing.label}
            className={`md:absolute md:-bottom-[14%] md:aspect-8/5 md:h-[122%] md:w-auto! md:max-w-none ${drawing.left}`}
          />
        </div>
      )}
    </li>
  );
}

/** The title and description of a card, with the details that are folded on a phone. */
function CardFold({ card, children }: { card: ServiceCard; children: ReactNode }) {
  const features = card.features.filter(Boolean);
  return (
    <Fold
      className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-2"
      summary={
        <>
          {children}
          <span className="block w-full text-small text-muted max-md:order-2 md:mt-2">
            {card.description}
          </span>
        </>
      }
    >
      {features.length > 0 ? (
        <DashList items={features} className="mb-3.5 md:mt-3.5" />
      ) : (
        <div className="h-3.5 max-md:hidden" />
      )}
      <p className="mt-auto max-md:pb-4">
        <MoreLink to={card.link} aria-label={`En savoir plus : ${card.title}`}>
          En savoir plus
        </MoreLink>
      </p>
    </Fold>
  );
}

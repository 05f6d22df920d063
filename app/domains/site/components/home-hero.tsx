import type { ReactNode } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { WorkbenchDrawing } from "#app/ui/drawings/workbench.tsx";
import { classes } from "#app/ui/classes.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

interface HomeHeroProps {
  title: string;
  lead: string;
  /** The texts of two links: `action` leads to the contact form, `second` to the services. */
  action: string;
  second: string;
  reassurances: readonly { figure: string; title: string; text: string }[];
  children?: ReactNode;
}

/**
 * The top of the home page. Its picture is a workbench: the three cards of `reassurances` are the drawers, and
 * `children` is what lies on the table.
 */
export function HomeHero({ title, lead, action, second, reassurances, children }: HomeHeroProps) {
  const profile = useProfile();
  const { at, openDays } = profile;
  return (
    <div id="accueil" tabIndex={-1} className="on-ink outline-none">
      <section className="overflow-hidden pt-(--header)">
        <div className="wrap lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6">
          <div className="relative z-1 pt-6 md:pt-10 lg:col-start-1 lg:col-end-8 lg:row-start-1 lg:self-center lg:py-18">
            <p className="mb-4.5 font-semibold md:mb-5.5 md:text-h4">
              Réparation informatique {at}
              <span className="hidden md:inline">, {openDays}</span>
            </p>
            <h1 className="max-w-[6.4em] text-display tracking-display">{title}</h1>
            <p className="mt-5 max-w-[25.6em] text-lead text-muted-on-ink md:mt-7 lg:max-[112.5rem]:max-w-[19.2em]">
              {lead}
            </p>
            <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-3 max-md:*:px-2 md:mt-9 md:flex md:flex-wrap">
              <LinkButton to="/#contact" variant="signal">
                {action}
              </LinkButton>
              <LinkButton to="/#services" variant="outline-on-ink">
                {second}
              </LinkButton>
            </div>
          </div>
          <div className="mx-[calc(var(--gutter)*-1)] max-md:mt-4 max-md:flex max-md:aspect-5/3 max-md:items-end max-md:overflow-hidden lg:col-start-6 lg:col-end-13 lg:row-start-1 lg:mt-5 lg:bleed-right lg:-ml-12">
            <WorkbenchDrawing
              label="Un établi de réparation : un portable ouvert, une lampe d’architecte, un disque dur, un multimètre"
              note={["La pièce en cause,", "on vous la montre."]}
              className="w-[124%] max-w-none shrink-0 -translate-x-[12%] md:w-full md:translate-x-0"
            />
          </div>
        </div>
      </section>
      <div className="border-t-2 border-(--il-line)">
        <div className="h-3 border-b border-ink-3" />
        <div className="wrap">
          {children && <div className="py-5 md:py-8">{children}</div>}
          <ul
            className={classes(
              "divide-ink-3 max-md:divide-y md:grid md:divide-x md:border-x md:border-ink-3",
              ["", "", "md:grid-cols-2"][reassurances.length] ?? "md:grid-cols-[5fr_4fr_4fr]",
            )}
          >
            {reassurances.map(({ figure, title, text }) => (
              <li
                key={title}
                className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3.5 md:block md:px-6 md:pt-11 md:pb-8.5 lg:px-8"
              >
                <span className="absolute top-3.5 left-1/2 hidden h-2 w-18 -translate-x-1/2 rounded-b-control border-2 border-t-0 border-(--il-line) opacity-70 md:block" />
                <p className="font-title text-[1.625rem] leading-none font-display tracking-figure md:mt-0 md:text-[2.75rem]">
                  {figure}
                </p>
                <div className="max-md:contents">
                  <h2 className="text-[1.0625rem] leading-tight tracking-small md:mt-2 md:text-[1.1875rem]">
                    {title}
                  </h2>
                  <p className="text-small text-muted-on-ink max-md:w-full md:mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ExampleNote note={exampleNote(profile, "delays")} onInk />
        </div>
      </div>
    </div>
  );
}

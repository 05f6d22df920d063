import type { ReactNode } from "react";
import { capitalized } from "#app/lib/french/capitals.ts";
import { countedText } from "#app/lib/french/counts.ts";
import { type StoryText, useProfile } from "../profile.ts";
import type { AboutTexts } from "../queries.server.ts";
import { exampleNote } from "../rules/examples.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Figures } from "./figures.tsx";

/** The body of /about: history, mission, four numbers, four values and six certifications (rule pages/about). */
export function AboutPage({ texts, team }: { texts: AboutTexts; team: ReactNode }) {
  const { history, mission, values, figures, certifications, examples } = texts;
  const profile = useProfile();
  const storyNote = (name: StoryText) =>
    examples.some((one) => one === name) ? exampleNote(profile, "story") : null;
  return (
    <>
      {(history.length > 0 || profile.founded) && (
        <section className="section">
          <div className="wrap grid gap-x-6 gap-y-8 lg:grid-cols-12">
            <div className="grid max-w-170 gap-5 text-[1.125rem] leading-[1.65] lg:col-span-8 lg:col-start-4">
              {history.map((paragraph, index) => (
                <p
                  key={paragraph}
                  className={
                    index === 0
                      ? "font-title text-[1.4375rem] leading-[1.42] font-medium tracking-normal"
                      : ""
                  }
                >
                  {paragraph}
                </p>
              ))}
              {profile.founded && <p className="text-muted">L’atelier existe depuis {profile.founded}.</p>}
              <ExampleNote note={storyNote("history")} />
            </div>
          </div>
        </section>
      )}
      {(mission.sentence || mission.text || figures.length > 0) && (
        <section className="bg-sand section">
          <div className="wrap">
            {(mission.sentence || mission.text) && (
              <div className="mb-12 grid gap-x-6 gap-y-5 last:mb-0 lg:grid-cols-12">
                <h2 className="text-h3 lg:col-span-3 lg:pt-2">Notre mission</h2>
                <div className="lg:col-span-9">
                  {mission.sentence && (
                    <p className="mb-6 max-w-[19.2em] font-title text-h2 font-bold tracking-title text-balance last:mb-0">
                      {mission.sentence}
                    </p>
                  )}
                  {mission.text && <p className="max-w-[38.4em] text-lead text-muted">{mission.text}</p>}
                  <ExampleNote note={storyNote("missionText")} />
                </div>
              </div>
            )}
            {figures.length > 0 && (
              <>
                <Figures figures={figures} />
                <ExampleNote note={exampleNote(profile, "aboutFigures")} />
              </>
            )}
          </div>
        </section>
      )}
      {values.length > 0 && (
        <section className="section">
          <div className="wrap">
            <h2>{valuesTitle(values.length)}</h2>
            <ul className="mt-7 grid border-t-2 border-ink md:mt-10 md:grid-cols-2 xl:grid-cols-4">
              {values.map(({ name, description }) => (
                <li
                  key={name}
                  className="border-line py-6 max-md:not-first:border-t md:px-6 md:max-xl:odd:pl-0 md:max-xl:even:border-l md:max-xl:nth-[n+3]:border-t xl:not-first:border-l xl:first:pl-0"
                >
                  <h3>{name}</h3>
                  <p className="mt-2 max-w-[28.2em] text-base text-muted">{description}</p>
                </li>
              ))}
            </ul>
            <ExampleNote note={storyNote("values")} />
            <ExampleNote note={exampleNote(profile, "experience")} />
          </div>
        </section>
      )}
      {team}
      {certifications.length > 0 && (
        <section className="section-on">
          <div className="wrap">
            <h2>Certifications</h2>
            <ul className="mt-7 grid gap-px overflow-hidden rounded-control border border-line bg-line md:mt-10 md:grid-cols-2 xl:grid-cols-3">
              {certifications.map(({ name, description }) => (
                <li key={name} className="bg-sheet px-6 py-5">
                  <h3>{name}</h3>
                  <p className="mt-1 text-small text-muted">{description}</p>
                </li>
              ))}
            </ul>
            <ExampleNote note={exampleNote(profile, "certifications")} />
          </div>
        </section>
      )}
    </>
  );
}

function valuesTitle(count: number): string {
  if (count < 2) return "Ce à quoi nous tenons";
  return `${capitalized(countedText(count, "chose"))} auxquelles nous tenons`;
}

import { MoreLink } from "#app/ui/more-link.tsx";
import { type Figure, useProfile } from "../profile.ts";
import { exampleNote } from "../rules.ts";
import { isShown } from "../rules/site.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Figures } from "./figures.tsx";

/** The home page's #à-propos: one sentence at title size, a text and four figures. */
export function AboutSection({ figures }: { figures: readonly Figure[] }) {
  const profile = useProfile();
  return (
    <section id="à-propos" tabIndex={-1} className="bg-sand section outline-none">
      <div className="wrap grid gap-x-6 gap-y-7 md:grid-cols-12 md:gap-y-12">
        <h2 className="text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.1] md:col-span-7">
          Un ordinateur qui tombe en panne n’est pas un ordinateur à jeter.
        </h2>
        <div className="grid max-w-[46ch] content-end gap-4 md:col-span-5">
          <p>
            Depuis plus de dix ans, nous réparons {profile.at} ce que d’autres proposent de remplacer. Nos
            techniciens sont certifiés, et surtout patients.
          </p>
          <p>
            Nous montrons la pièce en cause, nous disons ce qu’elle coûte, et nous disons aussi quand la
            réparation n’en vaut pas la peine.
          </p>
          {isShown(profile, "/about") && (
            <p>
              <MoreLink to="/about">Notre histoire</MoreLink>
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

import { useProfile } from "#app/domains/business/profile.ts";
import { atMostOneDecimal } from "#app/lib/french/numbers.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type Machine, machines, replacementTexts } from "../content.ts";
import { type Comparison, type Compared, servedMachines } from "../rules.ts";

/**
 * Shows the result of the comparison: the cost per year of the repair and of a new machine, a conclusion in one
 * sentence, and the figures used.
 */
export function ComparisonResult({ compared, comparison }: { compared: Compared; comparison: Comparison }) {
  const { repairYears, repairPerYear, replacementPerYear, replacementYears, setUp, verdict } = comparison;
  return (
    <section
      aria-labelledby="comparison-title"
      className="overflow-hidden rounded-control border-outline border-ink bg-sand"
    >
      <div role="status" className="px-5 py-5 md:px-8">
        <h2 id="comparison-title" className="text-h3 tracking-small">
          {replacementTexts.result}
        </h2>
        <dl className="mt-4 grid grid-cols-2 gap-4">
          <Cost label={replacementTexts.repaired} perYear={repairPerYear} />
          <Cost label={replacementTexts.replaced} perYear={replacementPerYear} />
        </dl>
        <p className="mt-4 font-semibold">{replacementTexts.verdicts[verdict]}</p>
      </div>
      <div className="border-t-outline border-dashed border-line-strong px-5 py-4 text-small text-muted md:px-8">
        <h3 className="mb-1.5 text-base text-ink">{replacementTexts.assumptions}</h3>
        <ul className="grid list-disc gap-1 pl-4.5">
          <li>{lifeText(compared.machine)}</li>
          <li>
            La réparation est comptée sur {atMostOneDecimal(repairYears)}&nbsp;
            {repairYears > 1 ? "ans" : "an"}, l’appareil neuf sur {replacementYears}&nbsp;ans.
          </li>
          <li>
            {setUp === null
              ? "L’installation de l’appareil neuf n’est pas comptée."
              : `L’installation de l’appareil neuf est comptée ${eurosText(setUp)}, notre prix d’une intervention.`}
          </li>
          <li>{replacementTexts.uncounted}</li>
        </ul>
        <LinkButton to={`/devis?appareil=${compared.machine}`} className="mt-4">
          {replacementTexts.quote}
        </LinkButton>
      </div>
    </section>
  );
}

/** Shows the assumptions before anything is compared, in the place of the result. */
export function Assumptions() {
  const profile = useProfile();
  return (
    <section
      aria-labelledby="assumptions-title"
      className="rounded-control border border-line bg-sheet px-5 py-5 text-muted md:px-8"
    >
      <h2 id="assumptions-title" className="mb-3 text-h4">
        {replacementTexts.assumptions}
      </h2>
      <ul className="grid list-disc gap-2 pl-4.5">
        {servedMachines(profile).map(([machine]) => (
          <li key={machine}>{lifeText(machine)}</li>
        ))}
        <li>{replacementTexts.setUp}</li>
        <li>{replacementTexts.uncounted}</li>
      </ul>
    </section>
  );
}

/** Returns how long a machine lasts: 'PC portable : 6 ans d’usage en tout…' (laptop: 6 years of use in all). */
function lifeText(machine: Machine): string {
  const { name, years, afterRepair } = machines[machine];
  return `${name}\u00a0: ${years}\u00a0ans d’usage en tout, et au moins ${afterRepair}\u00a0ans après une réparation.`;
}

function Cost({ label, perYear }: { label: string; perYear: number }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-title text-[min(2.25rem,11.5vw)] leading-none font-display tracking-figure tabular-nums">
        {eurosText(Math.round(perYear))}
        <span className="ml-1 text-small font-normal tracking-normal"> par an</span>
      </dd>
    </div>
  );
}

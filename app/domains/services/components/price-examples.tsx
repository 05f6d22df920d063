import { useProfile } from "#app/domains/business/profile.ts";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { partsPages, partsRule, type PriceExample } from "#app/domains/pricing/content.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { BesideSection } from "./beside-section.tsx";

interface PriceExamplesProps {
  title: string;
  examples: readonly PriceExample[];
  /** Whether the owner typed all these prices. Otherwise some may be examples that came with the program. */
  isOwn?: boolean;
}

/** The lowest prices of frequent repairs. They include labour, and the spare part if the repair needs one. */
export function PriceExamples({ title, examples, isOwn = false }: PriceExamplesProps) {
  const profile = useProfile();
  const hasParts = examples.some(({ services }) => services.some((path) => partsPages.has(path)));
  return (
    <BesideSection
      title={title}
      lead={
        isOwn
          ? "Le devis dit le prix exact."
          : `${hasParts ? partsRule.ofExamples : "Main-d’œuvre comprise."} Le devis dit le prix de votre appareil.`
      }
    >
      <dl className="border-t-2 border-ink">
        {examples.map(({ name, detail, price }) => (
          <div key={name} className="flex items-baseline justify-between gap-x-6 border-b border-line py-3.5">
            <dt className="min-w-0">
              <span className="font-semibold">{name}</span>
              {detail && <span className="block text-small text-muted">{detail}</span>}
            </dt>
            <dd className="font-title text-h3 font-display whitespace-nowrap tabular-nums">
              <span className="sr-only">à partir de </span>
              {eurosText(price)}
            </dd>
          </div>
        ))}
      </dl>
      {!isOwn && <ExampleNote note={exampleNote(profile, "priceExamples")} />}
    </BesideSection>
  );
}

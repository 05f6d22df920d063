import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { ReactNode } from "react";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { useProfile } from "#app/domains/business/profile.ts";
import { pricedPlan } from "#app/domains/pricing/rules/plans.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { PriceSheet } from "#app/ui/price-sheet.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import { partsRule } from "#app/domains/pricing/content.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ServiceBlock } from "../content/page.ts";
import { BesideSection } from "./beside-section.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";
import { PriceExamples } from "./price-examples.tsx";
import { PromiseBand } from "./promise-band.tsx";
import { Questions } from "./questions.tsx";
import { RuledRows } from "./ruled-rows.tsx";
import { BenchColumns, ComparedSides } from "./side-columns.tsx";
import { UrgentAdvice } from "./urgent-advice.tsx";

const priceTerms = `${partsRule.ofPlans} {regle_diagnostic}[ {Visite}.][ {Deplacement}.][ Vos garanties légales s’ajoutent à la nôtre, de {garantie_jours}.]`;

/** The blocks (sections) of a service's page, in the order of the page. */
export function ServiceBlocks({ blocks }: { blocks: readonly ServiceBlock[] }) {
  return (
    <div className="[&>[data-ground=paper]+[data-ground=paper]]:pt-0">
      {blocks.map((block) => (
        <Block key={"title" in block ? block.title : block.name} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ServiceBlock }) {
  const profile = useProfile();
  switch (block.kind) {
    case "promise":
      return (
        <PromiseBand {...block}>
          {block.example && <ExampleNote note={exampleNote(profile, block.example)} />}
        </PromiseBand>
      );
    case "urgent":
      return <UrgentAdvice block={block} />;
    case "symptoms":
      return (
        <WideSection block={block}>
          <RuledRows
            head={["Ce que vous voyez", "C’est souvent", "Ce que nous faisons"]}
            rows={block.rows.map(({ sign, cause, act }) => [sign, cause, act])}
          />
        </WideSection>
      );
    case "table":
      return (
        <WideSection block={block}>
          <RuledRows head={block.head} rows={block.rows} />
        </WideSection>
      );
    case "groups":
      return <BenchColumns title={block.title} lead={block.lead} columns={block.groups} />;
    case "compare":
      return (
        <WideSection block={block}>
          <ComparedSides sides={block.sides} />
        </WideSection>
      );
    case "plans":
      return (
        <section className="bg-sand section">
          <div className="wrap">
            <SectionHead title={block.title} lead={block.lead} isLeadBelow />
            <PriceSheet plans={(block.sheet ?? []).map(pricedPlan)} />
            {block.sheet?.some(({ role }) => role === "support") && (
              <ExampleNote note={exampleNote(profile, "unlimitedSupport")} />
            )}
            {block.note && <p className="mt-8.5 max-w-[47.4em] text-small text-muted">{block.note}</p>}
          </div>
        </section>
      );
    case "examples":
      return <PriceExamples title={block.title} examples={block.examples} isOwn={block.isOwn} />;
    case "price":
      return (
        <PromiseBand
          figure={fillText("{prix_intervention}", businessWords(profile))}
          title={block.title}
          text={[fillText(priceTerms, businessWords(profile)), block.more?.text].filter(Boolean).join(" ")}
          link={{ label: "Tous les tarifs", to: "/#tarifs" }}
        />
      );
    case "text":
      return (
        <BesideSection title={block.title}>
          <div className="grid max-w-[43.5em] gap-4">
            {block.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <DashList items={block.points} />
          </div>
        </BesideSection>
      );
    case "steps":
      return (
        <WideSection block={block}>
          <NumberedSteps steps={block.steps} />
        </WideSection>
      );
    case "guarantees":
      return (
        <section className="bg-sand section">
          <div className="wrap">
            <SectionHead title={block.title} />
            <ul className="grid border-t-2 border-ink md:grid-cols-3">
              {block.items.map(({ title, text }) => (
                <li
                  key={title}
                  className="border-line py-6 not-first:max-md:border-t md:px-6 md:not-first:border-l md:first:pl-0 lg:px-8"
                >
                  <h3>{title}</h3>
                  <p className="mt-2 max-w-[25.6em] text-base text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    case "questions":
      return (
        <BesideSection title={block.title}>
          <Questions questions={block.questions} />
        </BesideSection>
      );
    case "testimonial":
      return <Testimony block={block} />;
  }
}

function WideSection({ block, children }: { block: { title: string; lead?: string }; children: ReactNode }) {
  return (
    <section data-ground="paper" className="section">
      <div className="wrap">
        <SectionHead title={block.title} lead={block.lead} isLeadBelow />
        {children}
      </div>
    </section>
  );
}

/** The testimonial of one client, on a line of its own. */
function Testimony({
  block: { name, text, role },
}: {
  block: Extract<ServiceBlock, { kind: "testimonial" }>;
}) {
  const profile = useProfile();
  if (!text || !role) return null;
  return (
    <section data-ground="paper" className="section">
      <div className="wrap">
        <Quotation text={text} author={name} role={role} />
        <ExampleNote note={exampleNote(profile, "testimonials")} />
      </div>
    </section>
  );
}

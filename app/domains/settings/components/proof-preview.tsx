import { useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText, guaranteeTime } from "#app/domains/business/rules/texts.ts";
import { settingsTexts as texts } from "../labels.ts";
import { rowsNow, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFacts, PreviewFrame } from "./preview-frame.tsx";

const shownTestimonials = 2;

/**
 * Shows the shop's claims as visitors will read them: figures, testimonials, certifications, people and times. Hidden
 * claims are left out.
 */
export function ProofPreview(now: TypedScreen) {
  const words = businessWords(useProfile());
  const block = (name: string) => {
    const state = textNow(now, `${name}State`);
    return { rows: state === "hidden" ? [] : rowsNow(now, name), isExample: state === "example" };
  };
  const figures = block("homeFigures");
  const testimonials = block("testimonials");
  const labels = block("certifications");
  const team = rowsNow(now, "team");
  const guaranteeDays = textNow(now, "guaranteeDays");
  return (
    <PreviewFrame>
      {figures.rows.length > 0 && (
        <dl className="on-ink grid grid-cols-2 gap-4 rounded-control p-4">
          {figures.rows.map(({ value, label }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
            <div key={index} className="flex flex-col-reverse justify-end">
              <dt className="text-dense wrap-anywhere text-muted-on-ink">{label}</dt>
              <dd className="font-title text-h3 font-display wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures.isExample && <Example />}
      {testimonials.rows.slice(0, shownTestimonials).map(({ name, role, content = "" }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
        <figure key={index} className="on-sheet mt-4 rounded-control border border-line p-4">
          <blockquote className="wrap-anywhere">{fillText(content, words)}</blockquote>
          <figcaption className="mt-2 text-dense wrap-anywhere text-muted">
            {fillText([name, role].filter(Boolean).join(", "), words)}
          </figcaption>
        </figure>
      ))}
      {testimonials.rows.length > shownTestimonials && (
        <p className="mt-1 text-dense text-muted">
          {texts.more(testimonials.rows.length - shownTestimonials)}
        </p>
      )}
      {testimonials.isExample && <Example />}
      {labels.rows.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {labels.rows.map(({ name = "" }, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
              key={index}
              className="on-sheet rounded-control border border-line px-2.5 py-1 text-dense font-semibold wrap-anywhere"
            >
              {fillText(name, words)}
            </li>
          ))}
        </ul>
      )}
      {labels.isExample && labels.rows.length > 0 && <Example />}
      <div className="mt-4">
        <PreviewFacts
          facts={[
            ...team.map(({ name = "", role = "" }) => [role || "…", name || "…"] as const),
            ...(Number(guaranteeDays) === 0
              ? []
              : [[texts.guarantee, guaranteeTime(guaranteeDays, textNow(now, "guaranteeUnit"))] as const]),
            ...(textNow(now, "delaysState") === "hidden"
              ? []
              : [[texts.intervention, textNow(now, "delay") || "…"] as const]),
            [texts.reply, textNow(now, "reply") || "…"],
            [texts.quote, textNow(now, "quoteDelay") || "…"],
          ]}
        />
      </div>
    </PreviewFrame>
  );
}

function Example() {
  return <p className="mt-1 text-dense text-muted">{texts.standard}</p>;
}

import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { urgencyLabel, urgencyLabels } from "../../content.ts";
import { ages, type Device, devices, estimateTexts, troubles } from "../content.ts";
import type { Estimates } from "../rules.ts";

const ageLabels = Object.fromEntries(Object.entries(ages).map(([value, { label }]) => [value, label]));

/**
 * The quick estimate (rule forms/estimate): four taps give a price range. The controls are radio buttons of a GET form,
 * and the style sheet (estimate.css) shows the result for the chosen buttons. It thus works without a script.
 */
export function EstimateForm({ estimates, comparePath }: { estimates: Estimates; comparePath?: string }) {
  const profile = useProfile();
  const questions = Object.entries(asked(estimates, profile)).map(([name, choices], index) => (
    <Question key={name} name={name} number={index + 1} choices={choices} />
  ));
  return (
    <form
      action="/devis"
      aria-labelledby="estimate-title"
      className="estimate on-sheet overflow-hidden rounded-control"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-outline border-dashed border-line-strong px-4 py-3 md:px-6 md:py-4">
        <h2 id="estimate-title" className="text-h3 tracking-small">
          {estimateTexts.title}
        </h2>
        <p className="text-small text-muted">{estimateTexts.lead}</p>
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid max-md:contents md:grid-cols-2 xl:grid-cols-4">
          {questions.slice(0, 2)}
          {/* On a phone the result follows the first two questions. The other two are folded, because they only
              refine the result. */}
          <div className="order-last md:contents">
            <Fold
              className="flex min-h-12 items-center border-t border-line px-4 font-semibold"
              summary={<span className="fold-mark">{estimateTexts.refine}</span>}
            >
              {questions.slice(2)}
            </Fold>
          </div>
        </div>
        <div className="flex flex-col gap-3 border-dashed border-line-strong bg-sand px-4 pt-3.5 pb-4 max-lg:border-t-outline md:px-6 md:pt-4.5 md:pb-5 lg:border-l-outline">
          <h3 className="text-h4">{estimateTexts.result}</h3>
          <div role="status" className="grid gap-2">
            <p data-unknown className="text-small text-muted">
              {estimateTexts.unknown}
            </p>
            <Answers estimates={estimates} />
            {Object.entries(ages).map(([age, { advice }]) => (
              <p key={age} data-age={age} className="text-small">
                {advice}{" "}
                {age === "ancien" && comparePath && (
                  <AppLink to={comparePath}>{estimateTexts.compare}</AppLink>
                )}
              </p>
            ))}
          </div>
          <Button type="submit" className="mt-auto w-full">
            {estimateTexts.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Returns the choices of the four questions. Devices and problems without an estimate are left out. */
function asked(estimates: Estimates, profile: SiteProfile) {
  const devicesAsked = Object.entries(devices).filter(([device]) => isAsked(estimates[device as Device]));
  const answered = new Set(Object.values(estimates).flatMap((texts) => Object.keys(texts)));
  return {
    appareil: Object.fromEntries(devicesAsked),
    panne: Object.fromEntries(Object.entries(troubles).filter(([trouble]) => answered.has(trouble))),
    age: ageLabels,
    delai: Object.fromEntries(
      Object.keys(urgencyLabels).map((value) => [value, urgencyLabel(value, profile)]),
    ),
  };
}

function isAsked(texts: Estimates[Device]): boolean {
  return Object.keys(texts).length > 0;
}

function Question({
  name,
  number,
  choices,
}: {
  name: string;
  number: number;
  choices: Readonly<Record<string, string>>;
}) {
  return (
    <fieldset className="border-line px-4 pt-3 pb-3.5 not-first:max-md:border-t md:px-3.5 md:pt-4 md:pb-4.5 xl:not-first:border-l">
      <legend className="float-left mb-2.5 flex w-full items-center gap-2.5 text-base font-semibold">
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-mark bg-plate text-[15px] text-on-plate"
        >
          {number}
        </span>
        {estimateTexts.steps[number - 1]}
      </legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] overflow-hidden rounded-control border-outline border-line-strong md:grid-cols-1">
        {Object.entries(choices).map(([value, label]) => (
          <label
            key={value}
            className="-mt-px flex min-h-12 cursor-pointer items-center gap-2.5 border-t border-line px-2.5 py-1.5 text-small leading-tight wrap-anywhere hover:bg-paper has-checked:bg-cobalt-wash has-checked:font-semibold has-checked:shadow-[inset_0_-3px_var(--color-cobalt)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-cobalt max-md:odd:last:col-span-full max-md:even:border-l max-[22rem]:gap-1.5 max-[22rem]:px-1.5"
          >
            <input
              type="radio"
              name={name}
              value={value}
              className="size-4.5 shrink-0 focus-visible:outline-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Answers({ estimates }: { estimates: Estimates }) {
  const note = exampleNote(useProfile(), "priceExamples");
  const answered = Object.entries(estimates).filter(([, texts]) => isAsked(texts));
  return answered.map(([device, texts]) => (
    <div key={device} data-device={device}>
      {Object.entries(texts).map(([trouble, text]) => (
        <div key={trouble} data-trouble={trouble}>
          <p className="font-title text-[min(2.25rem,11.5vw)] leading-none font-display tracking-figure tabular-nums">
            {text}
          </p>
          {text !== estimateTexts.onRequest && (
            <>
              <p className="mt-2 text-small text-muted">{estimateTexts.terms}</p>
              <ExampleNote note={note} />
            </>
          )}
        </div>
      ))}
    </div>
  ));
}

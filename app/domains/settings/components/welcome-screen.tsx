import Check from "lucide-react/icons/check";
import { type ComponentProps, useState } from "react";
import { useNavigate } from "react-router";
import type { FormValues } from "#app/lib/forms/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { pathAfter, stepPath, type WelcomeStep, welcomeSteps, welcomeTexts as texts } from "../content.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "../rules/form.ts";
import { type PreviewedPage } from "../rules/previewed-pages.ts";
import { SectionForm } from "./section-form.tsx";
import { SectionPreview } from "./section-preview.tsx";

interface WelcomeScreenProps {
  step: WelcomeStep;
  screen: SectionScreen;
  /** The public pages on which the section can be previewed. */
  pages: readonly PreviewedPage[];
  /** The slugs of the steps that are done. */
  done: readonly string[];
  zones: ComponentProps<typeof SectionForm>["zones"];
  /** The result of a step that was posted without JavaScript. */
  answered?: ComponentProps<typeof SectionForm>["answered"];
}

/**
 * One step of the first start, the first five screens of a new owner (rule settings/first-start): the list of steps,
 * the form and the preview.
 */
export function WelcomeScreen({ step, screen, pages, done, zones, answered }: WelcomeScreenProps) {
  const [typed, setTyped] = useState<{ step: string; values: FormValues }>();
  const navigate = useNavigate();
  const position = welcomeSteps.findIndex(({ slug }) => slug === step.slug);
  const [before, next] = [welcomeSteps[position - 1], welcomeSteps[position + 1]];
  const nextPath = pathAfter(step);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-5 xl:grid-cols-[220px_minmax(0,1fr)_300px]">
      <nav aria-label={texts.steps} className="on-ink rounded-control px-4 py-3 lg:py-4">
        <p className="mb-2 font-title text-h4 font-bold lg:mb-3">{texts.claim}</p>
        {/* On a phone the list of steps is one line of numbers, so that the form begins higher on the screen. */}
        <ol className="flex gap-1 lg:grid">
          {welcomeSteps.map(({ slug, label }, index) => (
            <li key={slug}>
              <AppLink
                to={stepPath(slug)}
                aria-current={slug === step.slug ? "step" : undefined}
                className="flex min-h-10 min-w-10 items-center gap-3 text-muted-on-ink no-underline hover:text-white aria-[current=step]:font-bold aria-[current=step]:text-white"
              >
                <span
                  className={`grid size-7 shrink-0 place-items-center rounded-mark font-bold ${slug === step.slug ? "bg-signal text-ink-fixed" : "bg-ink-3 text-white"}`}
                >
                  {done.includes(slug) ? <Icon icon={Check} size={16} /> : index + 1}
                </span>
                <span className="max-lg:sr-only">{label}</span>
                {done.includes(slug) && <span className="sr-only">, {texts.done}</span>}
              </AppLink>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-muted-on-ink max-lg:hidden">{texts.note}</p>
      </nav>
      <div className="min-w-0">
        <p className="text-muted max-lg:sr-only">{texts.step(position + 1)}</p>
        <h2 className="text-h3">{step.title}</h2>
        <p className="mt-1 mb-3 text-muted md:mb-4">{step.lead}</p>
        <SectionForm
          key={step.slug}
          screen={screen}
          answered={answered}
          onTyped={(values) => setTyped(values && { step: step.slug, values })}
          pages={pages}
          onSaved={() => void navigate(nextPath)}
          step={step.slug}
          zones={zones}
          submit={next ? texts.next(next.label) : texts.finish}
        />
        {step.more && (
          <p className="mt-4">
            <AppLink to={`${sectionPath(step.section)}${step.moreAt ? `#sheet-${step.moreAt}` : ""}`}>
              {step.more}
            </AppLink>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          {before && (
            <LinkButton to={stepPath(before.slug)} variant="secondary" size="sm">
              {texts.back}
            </LinkButton>
          )}
          <LinkButton to={nextPath} variant="text" size="sm">
            {texts.skip}
          </LinkButton>
        </div>
      </div>
      <SectionPreview screen={screen} typed={typed?.step === step.slug ? typed.values : undefined} />
    </div>
  );
}

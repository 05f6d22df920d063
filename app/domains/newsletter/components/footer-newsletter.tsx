import { Fold } from "#app/ui/fold.tsx";
import { newsletterTexts } from "../content/form.ts";
import { LateNewsletterForm } from "./late-newsletter-form.tsx";

/** The newsletter in the footer of every public page. */
export function FooterNewsletter() {
  return (
    <div className="gap-x-6 md:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Fold
        className="flex min-h-12 items-center"
        summary={<h2 className="text-base md:text-h3 md:tracking-small">{newsletterTexts.title}</h2>}
      >
        <p className="max-w-[28.2em] text-muted-on-ink md:mt-2">{newsletterTexts.lead}</p>
        <div className="mt-4 max-md:pb-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <LateNewsletterForm ground="ink" />
        </div>
      </Fold>
    </div>
  );
}

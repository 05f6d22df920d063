import { newsletterTexts } from "../labels.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter in the footer of every public page. */
export function FooterNewsletter() {
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
      <div>
        <h2 className="text-h3 tracking-small">{newsletterTexts.title}</h2>
        <p className="mt-2 max-w-[44ch] text-muted-on-ink">{newsletterTexts.lead}</p>
      </div>
      <NewsletterForm ground="ink" />
    </div>
  );
}

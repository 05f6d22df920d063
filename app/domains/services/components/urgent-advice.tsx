import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Slip } from "#app/ui/slip.tsx";
import type { ServiceBlock } from "../content/page.ts";

/** Advice for the time before a technician helps: what to do, and what not to do. */
export function UrgentAdvice({ block }: { block: Extract<ServiceBlock, { kind: "urgent" }> }) {
  const profile = useProfile();
  return (
    <section data-ground="paper" className="section">
      <div className="wrap">
        <SectionHead title={block.title} lead={block.lead} isLeadBelow />
        <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
          <Slip title="À faire, dans l’ordre" level={3}>
            <ol className="grid gap-4">
              {block.acts.map((act, index) => (
                <li
                  key={act}
                  className="grid grid-cols-[2rem_minmax(0,1fr)] text-h4 leading-snug font-medium"
                >
                  <span aria-hidden="true" className="font-title font-display">
                    {index + 1}
                  </span>
                  {act}
                </li>
              ))}
            </ol>
            <p className="mt-7">
              <LinkButton to={phoneHref(profile)} icon={Phone} className="max-md:w-full">
                {profile.phone.display}
              </LinkButton>
            </p>
          </Slip>
          <div className="rounded-control bg-sand px-5 py-6 md:px-8 md:py-7">
            <h3>À ne pas faire</h3>
            <ul className="mt-4 grid gap-3">
              {block.avoid.map((act) => (
                <li key={act} className="grid grid-cols-[20px_1fr] gap-3 text-base">
                  <Icon icon={X} size={20} stroke={2.25} className="mt-0.5 text-danger" />
                  {act}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

import { useProfile } from "#app/domains/business/profile.ts";
import type { ServiceChoice } from "#app/domains/catalog/labels.ts";
import { eurosText, parseEuros } from "#app/lib/french/euros.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { isCalendarDay } from "#app/lib/french/calendar-day.ts";
import type { DrawingName } from "#app/ui/drawings/drawings.ts";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { quoteServiceLabel } from "../content.ts";
import { urgencyLabel } from "../content.ts";
import { appointmentText } from "../rules/appointment.ts";

const drawings: Record<ServiceChoice, DrawingName> = {
  reparation: "laptop",
  depannage: "remote-help",
  distance: "remote-help",
  peripheriques: "printer",
  reseau: "network",
  recuperation: "hard-disk",
  securite: "shield",
  upgrade: "memory",
  maintenance: "battery",
  autre: "laptop",
};

/**
 * The stub: a summary of what the form contains so far. It looks like the part that is torn off a ticket, and is shown
 * only on screens at least 1024 px wide.
 */
export function QuoteStub({ values }: { values: FormValues }) {
  const profile = useProfile();
  const service = firstValue(values, "service_type");
  const drawing = Object.hasOwn(drawings, service) ? drawings[service as ServiceChoice] : drawings.autre;
  const urgency = firstValue(values, "urgency");
  const delay = urgencyLabel(urgency, profile);
  const day = firstValue(values, "preferred_date");
  const appointment = appointmentText(
    isCalendarDay(day) ? day : null,
    firstValue(values, "preferred_time") || null,
  );
  const budget = parseEuros(firstValue(values, "budget"));
  return (
    <section
      aria-labelledby="quote-stub-title"
      className="border-l-dashed -ml-[1.5px] hidden overflow-hidden rounded-r-control border-outline border-ink border-l-line-strong bg-sand lg:block"
    >
      <div className="aspect-[640/356] overflow-hidden">
        <StillDrawing name={drawing} className="block aspect-[640/400] w-full" />
      </div>
      <div className="px-7 pt-4.5 pb-3">
        <h2 id="quote-stub-title" className="mb-2 text-h3 tracking-small">
          Votre demande
        </h2>
        <dl className="text-base">
          <StubLine label="Service">{service && quoteServiceLabel(service)}</StubLine>
          <StubLine label="Délai">{urgency === "urgent" ? <Tag tone="signal">{delay}</Tag> : delay}</StubLine>
          <StubLine label="Rendez-vous">{appointment}</StubLine>
          <StubLine label="Budget">{budget !== null && eurosText(budget)}</StubLine>
        </dl>
      </div>
    </section>
  );
}

function StubLine({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-3 border-t border-line-strong/30 py-2.5 leading-snug">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold">
        {children || <span className="font-normal text-muted">à préciser</span>}
      </dd>
    </div>
  );
}

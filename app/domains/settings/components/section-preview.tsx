import type { ReactNode } from "react";
import { firstValue } from "#app/lib/forms/form.ts";
import { isCalendarDay } from "#app/lib/french/calendar-day.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { closureText } from "#app/domains/business/rules/closures.ts";
import { openingHours, readDayHours } from "#app/domains/business/rules/hours.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { openingHoursParts } from "#app/domains/business/rules/texts.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { rowsNow, type TypedScreen } from "../rules/typed-now.ts";
import { LegalPreview } from "./legal-preview.tsx";
import { PagesPreview } from "./pages-preview.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { PricesPreview } from "./prices-preview.tsx";
import { ProofPreview } from "./proof-preview.tsx";
import { SitePreview } from "./site-preview.tsx";
import { WritingPreview } from "./writing-preview.tsx";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Shows how the site will look with a section's typed values, while the owner types. */
export function SectionPreview({ screen, typed }: TypedScreen) {
  // In a step of the first start (the first five screens of a new owner) without lists, this preview would be empty.
  // The shop's name and contact details are shown instead.
  const isStep = screen.key === "proof" && !screen.groups.some(({ settings }) => settings.some(isList));
  const Preview = (!isStep && previews[screen.key]) || PlatePreview;
  return <Preview screen={screen} typed={typed} />;
}

const isList = ({ kind }: { kind: string }) => kind === "rows";

const previews: Partial<Record<SectionScreen["key"], (now: TypedScreen) => ReactNode>> = {
  writing: WritingPreview,
  pages: PagesPreview,
  prices: PricesPreview,
  legal: LegalPreview,
  proof: ProofPreview,
  site: SitePreview,
};

function PlatePreview({ screen, typed }: TypedScreen) {
  const profile = useProfile();
  const value = (name: string, known: string | null) =>
    typed && name in typed ? firstValue(typed, name) : (known ?? "");
  const plate = value("plate", profile.brand.plate);
  const hours =
    typed && "monday" in typed
      ? openingHours(days.map((day) => readDayHours(firstValue(typed, day)) ?? [])).map(
          ({ days: group, hours: open }) => `${group}\u00a0: ${open}`,
        )
      : openingHoursParts(profile);
  const closures = rowsNow({ screen, typed }, "closures").flatMap(({ from = "", to = "", label = "" }) =>
    isCalendarDay(from) && (!to || isCalendarDay(to)) ? [closureText({ from, to: to || from, label })] : [],
  );
  const accent = typed ? firstValue(typed, "accent") : "";
  const { street, postalCode } = profile.address;
  const town = `${value("postalCode", postalCode)} ${value("city", profile.city)}`;
  const receives =
    typed && "premises" in typed ? firstValue(typed, "premises") !== "no" : isReceiving(profile);
  const facts = [
    ["Nom", value("name", profile.name)],
    // If the shop receives nobody at its address, only the legal pages give its street.
    receives ? ["Adresse", `${value("street", street)}, ${town}`] : ["Ville", town],
    ["Horaires", hours.join(", ") || "Sur rendez-vous"],
    ...closures.map((text) => ["À noter", text]),
    ["Écrire", value("email", profile.email)],
  ];
  return (
    <PreviewFrame>
      <div className="on-sheet overflow-hidden rounded-control border-outline border-ink">
        <p className="on-ink flex items-center gap-2 px-4 py-3 font-title text-h4 font-display">
          <span className="truncate">{value("wordmark", profile.brand.text)}</span>
          {plate && (
            <b className="relative isolate overflow-hidden rounded-mark px-1.75 text-base leading-7 font-display text-white">
              <Colour accent={accent} className="absolute inset-0 -z-1 size-full" />
              {plate.slice(0, 3)}
            </b>
          )}
        </p>
        <Colour accent={accent} className="block h-2 w-full" />
        <p className="px-4 pt-4 font-title text-h3 font-display wrap-anywhere">
          {value("phone", profile.phone.display)}
        </p>
        <dl className="divide-y divide-line px-4 pb-2">
          {facts.map(([term, text]) => (
            <div key={`${term} ${text}`} className="grid grid-cols-[5rem_1fr] gap-2 py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PreviewFrame>
  );
}

/**
 * Shows an area in the accent colour that is being typed. It is an SVG, because the style sheet has only the stored
 * colour.
 */
function Colour({ accent, className }: { accent: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect
        width="100%"
        height="100%"
        fill={accent || undefined}
        className={accent ? undefined : "fill-cobalt"}
      />
    </svg>
  );
}

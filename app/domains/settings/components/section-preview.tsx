import type { FormValues } from "#app/lib/forms/form.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { openingHours, readDayHours } from "#app/domains/business/rules/hours.ts";
import { openingHoursParts } from "#app/domains/business/rules/texts.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries.server.ts";
import { PagesPreview } from "./pages-preview.tsx";
import { WritingPreview } from "./writing-preview.tsx";
import { PricesPreview } from "./prices-preview.tsx";

interface SectionPreviewProps {
  screen: SectionScreen;
  /** What is typed now, undefined before the first change. */
  typed: FormValues | undefined;
}

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** What the site will show of a section, while its owner types. */
export function SectionPreview({ screen, typed }: SectionPreviewProps) {
  if (screen.key === "writing") return <WritingPreview screen={screen} typed={typed} />;
  if (screen.key === "pages") return <PagesPreview screen={screen} typed={typed} />;
  return screen.key === "prices" ? (
    <PricesPreview screen={screen} typed={typed} />
  ) : (
    <PlatePreview typed={typed} />
  );
}

function PlatePreview({ typed }: Pick<SectionPreviewProps, "typed">) {
  const profile = useProfile();
  const value = (name: string, known: string | null) =>
    typed && name in typed ? firstValue(typed, name) : (known ?? "");
  const plate = value("plate", profile.brand.plate);
  const hours =
    typed && "monday" in typed
      ? openingHours(days.map((day) => readDayHours(firstValue(typed, day)) ?? [])).map(
          ({ days: group, hours: open }) => `${group} : ${open}`,
        )
      : openingHoursParts(profile);
  const accent = typed ? firstValue(typed, "accent") : "";
  const { street, postalCode } = profile.address;
  const facts = [
    [
      "Adresse",
      `${value("street", street)}, ${value("postalCode", postalCode)} ${value("city", profile.city)}`,
    ],
    ["Horaires", hours.join(", ") || "Sur rendez-vous"],
    ["Écrire", value("email", profile.email)],
  ];
  return (
    <aside
      aria-label={texts.preview}
      className="rounded-control bg-sand p-4 xl:sticky xl:top-5 xl:self-start"
    >
      <h2 className="mb-3 text-h4">{texts.preview}</h2>
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
            <div key={term} className="grid grid-cols-[5rem_1fr] gap-2 py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}

/** A ground of the accent as it is typed, which no style sheet has yet. */
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

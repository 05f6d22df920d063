import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { priceText, travelFeesText } from "#app/domains/pricing/rules.ts";
import { classes } from "#app/ui/classes.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries.server.ts";
import { shownExamples } from "../rules/prices-preview.ts";

interface PricesPreviewProps {
  screen: SectionScreen;
  /** What is typed now, undefined before the first change. */
  typed: FormValues | undefined;
}

type TypedRow = Readonly<Record<string, string>>;

/** The price list as the site will show it. What will change is outlined. */
export function PricesPreview({ screen, typed }: PricesPreviewProps) {
  const profile = useProfile();
  const rows = (name: string) => typedRows(screen, typed, name);
  const stored = typedRows(screen, undefined, "homePlans");
  const plans = rows("homePlans");
  const examples = shownExamples(
    rows("priceExamples"),
    typedText(screen, typed, "priceExamplesState"),
    profile,
  );
  const fees = travelFeesText(
    rows("travelFees").flatMap(({ upToKm, price }) => {
      const [km, euros] = [Number(upToKm), parseEuros(price ?? "")];
      return km > 0 && euros !== null ? [{ upToKm: km, price: euros }] : [];
    }),
  );
  return (
    <aside
      aria-label={texts.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on wide screens, for the keyboard too
      tabIndex={0}
      className="rounded-control bg-sand p-4 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="mb-3 text-h4">{texts.preview}</h2>
      <dl className="overflow-hidden rounded-control border-outline border-ink bg-sheet">
        {plans.map((plan, index) => {
          const before = stored.find(({ role }) => role && role === plan.role) ?? stored[index];
          const isChanged = before?.name !== plan.name || before?.price !== plan.price;
          return (
            <Line
              // oxlint-disable-next-line react/no-array-index-key -- a plan being typed has no other key
              key={index}
              className={classes(
                plan.mark !== "none" && "on-ink",
                isChanged && "outline-2 -outline-offset-4 outline-signal",
              )}
              name={plan.name}
              detail={plan.duration}
              price={plan.price}
            />
          );
        })}
      </dl>
      {fees && <p className="mt-4">{capitalized(fees)}.</p>}
      {examples.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{texts.from}</h3>
          <dl className="divide-y divide-line rounded-control border border-line bg-sheet">
            {examples.map(({ name, detail, price }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name while they are typed
              <Line key={index} name={name} detail={detail} price={price} />
            ))}
          </dl>
        </>
      )}
    </aside>
  );
}

interface LineProps {
  name?: string;
  detail?: string;
  price?: string;
  className?: string;
}

function Line({ name, detail, price, className }: LineProps) {
  const euros = parseEuros(price ?? "");
  return (
    <div className={classes("flex items-baseline justify-between gap-3 px-4 py-2.5", className)}>
      <dt className="min-w-0 font-semibold wrap-anywhere">
        {name || "…"}
        {detail && (
          <span className="block text-dense font-normal text-muted in-[.on-ink]:text-muted-on-ink">
            {detail}
          </span>
        )}
      </dt>
      <dd className="font-title text-h4 font-display whitespace-nowrap tabular-nums">
        {euros === null ? "…" : priceText(euros)}
      </dd>
    </div>
  );
}

/** A setting as it is typed, or as it is stored before the first change. */
function typedText(screen: SectionScreen, typed: FormValues | undefined, name: string): string {
  if (typed && name in typed) return firstValue(typed, name);
  const setting = screen.groups.flatMap(({ settings }) => settings).find((one) => one.name === name);
  return setting?.kind === "text" ? setting.typed : "";
}

/** The rows of a list as they are typed, or as they are stored before the first change. Blank ones are left out. */
function typedRows(screen: SectionScreen, typed: FormValues | undefined, name: string): TypedRow[] {
  const setting = screen.groups.flatMap(({ settings }) => settings).find((one) => one.name === name);
  if (setting?.kind !== "rows") return [];
  if (!typed?.[`${name}.rows`]) return setting.typed;
  const lists = setting.columns.map((column) => [typed[`${name}.${column.name}`] ?? []].flat());
  return Array.from({ length: lists[0]?.length ?? 0 }, (_, index) =>
    Object.fromEntries(setting.columns.map((column, place) => [column.name, lists[place]?.[index] ?? ""])),
  ).filter(({ price, name: title, upToKm }) => price || title || upToKm);
}

import { parseEuros, eurosText } from "#app/lib/french/euros.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { travelFeesText } from "#app/domains/pricing/rules/travel-fees.ts";
import { classes } from "#app/ui/classes.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { settingsTexts as texts } from "../labels.ts";
import { shownExamples, shownRule, typedPlan } from "../rules/prices-preview.ts";
import { rowsNow, settingsOf, textNow, type TypedScreen } from "../rules/typed-now.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** Shows the price list as the site will show it, while the owner types. Changed rows have an outline. */
export function PricesPreview(now: TypedScreen) {
  const profile = useProfile();
  const rows = (name: string) => rowsNow(now, name);
  const stored = rowsNow({ ...now, typed: undefined }, "homePlans");
  const plans = rows("homePlans");
  const settings = settingsOf(now.screen);
  // In a step of the first start (the first five screens of a new owner) the form shows these prices itself, so the
  // preview leaves them out.
  const isStep = settings.some((setting) => setting.kind === "rows" && setting.lines);
  const shown = isStep ? [] : plans;
  const lists = isStep ? [] : settings.filter(({ name }) => sheets.includes(name));
  const [free] = settings.flatMap((setting) => {
    if (setting.name !== "diagnosisRule" || setting.kind !== "text") return [];
    const rule = shownRule(textNow(now, setting.name), setting.typed, plans);
    const said = rule && setting.choices?.[rule];
    if (!said) return [];
    return [{ label: setting.label, said: `${said.charAt(0).toLowerCase()}${said.slice(1)}` }];
  });
  const examples = isStep
    ? []
    : shownExamples(rows("priceExamples"), textNow(now, "priceExamplesState"), profile);
  const fees = travelFeesText({
    home: plans.map(typedPlan),
    travelFees: rows("travelFees").flatMap(({ upToKm, price }) => {
      const [km, euros] = [Number(upToKm), parseEuros(price ?? "")];
      return km > 0 && euros !== null ? [{ upToKm: km, price: euros }] : [];
    }),
  });
  return (
    <PreviewFrame>
      <dl className="overflow-hidden rounded-control border-outline border-ink bg-sheet empty:hidden">
        {shown.map((plan, index) => {
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
      {free && <p className="mt-4">{`${free.label} ${free.said}.`}</p>}
      <Lines title={texts.from} rows={examples} />
      {lists.map(({ name, label }) => (
        <Lines
          key={name}
          title={label}
          rows={rows(name).map(({ duration = "", ...row }) => ({ ...row, detail: duration }))}
        />
      ))}
    </PreviewFrame>
  );
}

/** The lists of prices for services, in addition to the plans of the home page. */
const sheets = ["remoteSessions", "securityPlans", "maintenancePlans"];

function Lines({ title, rows }: { title: string; rows: readonly Readonly<Record<string, string>>[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2 text-base">{title}</h3>
      <dl className="divide-y divide-line rounded-control border border-line bg-sheet">
        {rows.map(({ name, detail, price }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name while they are typed
          <Line key={index} name={name} detail={detail} price={price} />
        ))}
      </dl>
    </>
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
        {euros === null ? "…" : eurosText(euros)}
      </dd>
    </div>
  );
}

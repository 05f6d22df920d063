import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { classes } from "./classes.ts";
import { Fold } from "./fold.tsx";
import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import { Tag } from "./tag.tsx";

/** A plan (an offer with its price) as the price sheet shows it. Every value is a formatted text. */
export interface PostedPlan {
  name: string;
  price: string;
  /** The unit of the price: 'par mois' (per month). */
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  /** The label of the recommended plan. At most one plan of a sheet has it. */
  mark?: string;
  cta: string;
  to: string;
}

/**
 * The class names of the columns, by number of plans and position of the recommended plan, whose column is a little
 * wider. -1 means no recommended plan.
 */
const columns: Record<string, string> = {
  "1/-1": "max-w-120",
  "1/0": "max-w-120",
  "3/-1": "lg:grid-cols-3",
  "3/0": "lg:grid-cols-[1.14fr_1fr_1fr]",
  "3/1": "lg:grid-cols-[1fr_1.14fr_1fr]",
  "3/2": "lg:grid-cols-[1fr_1fr_1.14fr]",
  "4/-1": "md:grid-cols-2 xl:grid-cols-4",
  "4/0": "md:grid-cols-2 xl:grid-cols-[1.14fr_1fr_1fr_1fr]",
  "4/1": "md:grid-cols-2 xl:grid-cols-[1fr_1.14fr_1fr_1fr]",
  "4/2": "md:grid-cols-2 xl:grid-cols-[1fr_1fr_1.14fr_1fr]",
  "4/3": "md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.14fr]",
};

/** A price with more characters is written smaller, so that it stays in its column. */
const longPrice = 6;

/** The plans side by side, with aligned rows. The recommended plan has a dark background. */
export function PriceSheet({ plans }: { plans: readonly PostedPlan[] }) {
  return (
    <ul
      className={classes(
        "price-sheet grid rounded-control border-outline border-ink bg-sheet",
        columns[`${plans.length}/${plans.findIndex(({ mark }) => mark)}`] ??
          (plans.length > 4 ? "md:grid-cols-2 xl:grid-cols-3" : "md:grid-cols-2"),
      )}
    >
      {plans.map((plan) => (
        <Plan key={plan.name} plan={plan} layout={layoutOf(plans.length)} />
      ))}
    </ul>
  );
}

/**
 * `lines` has class names for the lines between plans. `marked` has those of the recommended plan, which is taller than
 * the sheet or fills a corner of it. A lone plan fills the sheet. More than four plans are in two rows, and none is
 * taller.
 */
const layouts = {
  one: { lines: "", marked: "rounded-control" },
  three: {
    lines: "lg:border-t-0! lg:not-first:border-l",
    marked:
      "max-lg:first:rounded-t-control max-lg:last:rounded-b-control lg:-my-3.5 lg:rounded-control lg:pt-10.5 lg:pb-10",
  },
  few: {
    lines: "md:nth-2:border-t-0 md:max-xl:even:border-l xl:border-t-0! xl:not-first:border-l",
    marked:
      "max-md:first:rounded-t-control max-md:last:rounded-b-control md:max-xl:first:rounded-tl-control md:max-xl:nth-2:rounded-tr-control md:max-xl:nth-3:rounded-bl-control md:max-xl:nth-4:rounded-br-control xl:-my-3.5 xl:rounded-control xl:pt-10.5 xl:pb-10",
  },
  many: {
    lines: "md:nth-2:border-t-0 md:max-xl:even:border-l xl:nth-3:border-t-0 xl:not-nth-[3n+1]:border-l",
    marked:
      "max-md:first:rounded-t-control max-md:last:rounded-b-control md:first:rounded-tl-control md:max-xl:nth-2:rounded-tr-control md:max-xl:nth-5:rounded-bl-control md:nth-6:rounded-br-control xl:nth-3:rounded-tr-control xl:nth-4:rounded-bl-control",
  },
};

function layoutOf(count: number): keyof typeof layouts {
  if (count === 1) return "one";
  return count === 3 ? "three" : count > 4 ? "many" : "few";
}

function Plan({ plan, layout }: { plan: PostedPlan; layout: keyof typeof layouts }) {
  const { name, price, duration, description, features, notIncluded, mark, cta, to } = plan;
  return (
    <li
      className={classes(
        "row-span-5 grid grid-rows-subgrid px-5 py-6 not-first:border-t not-first:border-line max-md:py-0 md:px-6.5 md:pt-7 md:pb-6.5",
        mark
          ? classes(
              "on-ink relative -mx-px inset-ring inset-ring-(--border-color-ink) not-first:border-ink",
              layouts[layout].marked,
            )
          : layouts[layout].lines,
      )}
    >
      <Fold
        open={mark !== undefined}
        className="flex min-h-16 items-center justify-between gap-x-4 py-2 max-md:flex-wrap"
        summary={
          <>
            <h3 className="flex-1 basis-28 text-[1.1875rem] leading-tight">
              {name}
              {mark && (
                <Tag
                  tone="signal"
                  className="font-text max-md:mt-2 max-md:flex max-md:w-fit md:absolute md:-top-3.25 md:left-6.5"
                >
                  {mark}
                </Tag>
              )}
            </h3>
            <span className="flex items-baseline gap-x-2 max-md:flex-col max-md:items-end max-[22rem]:items-start md:mt-2.5 md:mb-1.5 md:flex-wrap">
              <b
                className={classes(
                  "font-title text-[2.125rem] leading-none font-display tracking-figure whitespace-nowrap tabular-nums",
                  price.length > longPrice ? "md:text-[2.5rem]" : "md:text-[3.75rem]",
                )}
              >
                {price}
              </b>
              <span className="text-small leading-tight text-muted in-[.on-ink]:text-muted-on-ink max-md:max-w-32 max-md:text-right max-[22rem]:text-left">
                {duration}
              </span>
            </span>
          </>
        }
      >
        <p className="pb-4.5 text-small text-muted in-[.on-ink]:text-muted-on-ink">{description}</p>
        <ul className="grid content-start gap-2.25 border-t border-line pt-4 text-small leading-snug in-[.on-ink]:border-ink-3">
          {features.map((feature) => (
            <li key={feature} className="grid grid-cols-[18px_1fr] gap-2.5">
              <Icon
                icon={Check}
                size={18}
                stroke={2.25}
                className="mt-0.25 text-success in-[.on-ink]:text-white"
              />
              {feature}
            </li>
          ))}
          {notIncluded.map((feature) => (
            <li
              key={feature}
              className="grid grid-cols-[18px_1fr] gap-2.5 text-muted in-[.on-ink]:text-muted-on-ink"
            >
              <Icon icon={Minus} size={18} className="mt-0.25" />
              <span>
                <span className="sr-only">Non compris&nbsp;: </span>
                {feature}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 grid self-end max-md:mb-6">
          <LinkButton to={to} variant={mark ? "signal" : "secondary"}>
            {cta}
          </LinkButton>
        </p>
      </Fold>
    </li>
  );
}

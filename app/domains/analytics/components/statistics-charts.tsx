import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ComposedChart,
  Line,
  LineChart,
  Pie,
  PieChart,
  ReferenceDot,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from "recharts";
import { shortDay } from "#app/lib/french/dates.ts";
import { atMostOneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";
import { statisticsTexts } from "../labels.ts";
import type { StatisticsDay } from "../rules/figures.ts";

const bar = "var(--fill-bar)";
const cobalt = "var(--color-cobalt)";
const wash = "var(--color-cobalt-wash)";
const signal = "var(--color-signal)";
const line = "var(--color-line)";

const dayLabel = (day: unknown) => shortDay(new Date(`${String(day)}T12:00:00Z`));
const tickLabel = (day: unknown) => dayLabel(day).replace(/ \d{4}$/, "");
const percent = (value: unknown) => `${atMostOneDecimal(Number(value))}\u00a0%`;

const written = { fill: "var(--color-muted)", fontSize: 12 };
const days = {
  dataKey: "date",
  tickFormatter: tickLabel,
  tickLine: false,
  minTickGap: 40,
  // Every chart labels its first and its last day, however wide the labels are.
  interval: "preserveStartEnd" as const,
  stroke: line,
  tick: written,
};
const values = { axisLine: false, tickLine: false, width: 48, tick: written };
const margin = { top: 8, right: 12, bottom: 0, left: -8 };
const grid = <CartesianGrid vertical={false} stroke={line} />;

interface DaysProps {
  data: readonly StatisticsDay[];
}

/** The visitors of each day as an area, and the requests received on each day as bars. */
export function VisitorsChart({ data }: DaysProps) {
  const today = data.at(-1);
  // There are few requests compared with visitors. A separate axis makes their bars a third of the chart's height.
  const mostRequests = Math.max(3, ...data.map(({ requests }) => requests));
  return (
    <ResponsiveContainer width="100%" height={280}>
      <ComposedChart data={[...data]} margin={margin} title={statisticsTexts.chartVisitors}>
        {grid}
        <XAxis {...days} />
        <YAxis {...values} allowDecimals={false} />
        <YAxis
          {...values}
          yAxisId="requests"
          orientation="right"
          width={32}
          allowDecimals={false}
          domain={[0, mostRequests * 3]}
          ticks={[0, mostRequests]}
        />
        <Tooltip content={<Reading labelOf={dayLabel} />} />
        <Area
          dataKey="uniqueVisitors"
          name={statisticsTexts.chartVisitors}
          stroke={cobalt}
          strokeWidth={2}
          fill={wash}
          fillOpacity={1}
          isAnimationActive={false}
        />
        <Bar
          yAxisId="requests"
          dataKey="requests"
          name={statisticsTexts.requests}
          fill={bar}
          barSize={6}
          isAnimationActive={false}
        />
        {today && (
          <ReferenceDot
            x={today.date}
            y={today.uniqueVisitors}
            r={5}
            fill={signal}
            stroke="var(--color-sheet)"
            strokeWidth={2}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Page views by day as bars. Today's bar has another colour than the others. */
export function PageViewsChart({ data }: DaysProps) {
  const today = data.at(-1)?.date;
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={[...data]} margin={margin} title={statisticsTexts.pageViews}>
        {grid}
        <XAxis {...days} />
        <YAxis {...values} allowDecimals={false} />
        <Tooltip content={<Reading labelOf={dayLabel} />} cursor={{ fill: wash }} />
        <Bar dataKey="totalPageViews" name={statisticsTexts.pageViews} isAnimationActive={false}>
          {data.map(({ date }) => (
            <Cell key={date} fill={date === today ? signal : bar} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The bounce rate (share of visits with one page) by day, from 0 to 100 %. */
export function BounceChart({ data }: DaysProps) {
  return (
    <ResponsiveContainer width="100%" height={220}>
      <LineChart data={[...data]} margin={margin} title={statisticsTexts.bounce}>
        {grid}
        <XAxis {...days} />
        <YAxis
          {...values}
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={percent}
          width={60}
        />
        <Tooltip content={<Reading labelOf={dayLabel} textOf={percent} />} />
        <Line
          dataKey="bounceRate"
          name={statisticsTexts.bounce}
          stroke={bar}
          strokeWidth={2}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

interface DevicesProps {
  entries: { name: string; value: number; color: string }[];
  /** The number of measured visits. It is 0 if nothing was measured and the shares are the specification's example. */
  visits: number;
}

/** The share of each class of devices, in the colours that the site's specification gives (rule visits/devices). */
export function DevicesChart({ entries, visits }: DevicesProps) {
  return (
    <ResponsiveContainer width="100%" height={170}>
      <PieChart title={statisticsTexts.devices}>
        <Tooltip content={<Reading textOf={percent} />} />
        <Pie
          data={entries}
          dataKey="value"
          nameKey="name"
          innerRadius={50}
          outerRadius={78}
          startAngle={90}
          endAngle={-270}
          stroke="var(--color-sheet)"
          isAnimationActive={false}
        >
          {entries.map(({ name, color }) => (
            <Cell key={name} fill={color} />
          ))}
        </Pie>
        {visits > 0 && (
          <>
            <text x="50%" y="51%" textAnchor="middle" className="fill-ink font-title text-[1.5rem] font-bold">
              {wholeNumber(visits)}
            </text>
            <text x="50%" y="63%" textAnchor="middle" className="fill-muted text-dense">
              {visits > 1 ? "visites" : "visite"}
            </text>
          </>
        )}
      </PieChart>
    </ResponsiveContainer>
  );
}

interface ReadingProps extends Partial<Pick<TooltipContentProps, "active" | "label" | "payload">> {
  /** Formats the day. Absent for a share of devices, which belongs to no day. */
  labelOf?: (day: unknown) => string;
  textOf?: (value: unknown) => string;
}

/** A tooltip with the values of the day or device that the pointer, a finger or the keyboard has chosen. */
function Reading({ active, label, payload, labelOf, textOf = String }: ReadingProps) {
  if (!active || !payload?.length) return null;
  return (
    <div className="rounded-mark bg-plate px-3 py-2 text-meta text-on-plate shadow-lift">
      {labelOf && <p className="font-semibold">{labelOf(label)}</p>}
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="whitespace-nowrap tabular-nums">
          {name}&nbsp;: {textOf(value)}
        </p>
      ))}
    </div>
  );
}

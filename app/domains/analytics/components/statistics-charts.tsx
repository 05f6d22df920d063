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
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { shortDay } from "#app/lib/french-dates.ts";
import { statisticsTexts } from "../labels.ts";
import type { StatisticsDay } from "../rules/figures.ts";

const ink = "#0e1b2c";
const cobalt = "#1f4bff";
const wash = "#e9eeff";
const signal = "#ff7a1a";
const line = "#e4e0d8";

const dayLabel = (day: unknown) => shortDay(new Date(`${String(day)}T12:00:00Z`));
const tickLabel = (day: unknown) => dayLabel(day).replace(/ \d{4}$/, "");
const percent = (value: unknown) =>
  `${Number(value).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} %`;

const days = { dataKey: "date", tickFormatter: tickLabel, tickLine: false, minTickGap: 40, fontSize: 12 };
const values = { axisLine: false, tickLine: false, width: 48, fontSize: 12 };
const margin = { top: 8, right: 12, bottom: 0, left: -8 };
const grid = <CartesianGrid vertical={false} stroke={line} />;

interface DaysProps {
  data: readonly StatisticsDay[];
}

/** Visitors by day as an area, with the requests received that day as a line (B§2). */
export function VisitorsChart({ data }: DaysProps) {
  return (
    <ResponsiveContainer width="100%" height={280}>
      <ComposedChart data={[...data]} margin={margin} title={statisticsTexts.chartVisitors}>
        {grid}
        <XAxis {...days} />
        <YAxis {...values} allowDecimals={false} />
        <Tooltip labelFormatter={dayLabel} />
        <Area
          dataKey="uniqueVisitors"
          name={statisticsTexts.chartVisitors}
          stroke={cobalt}
          strokeWidth={2}
          fill={wash}
          fillOpacity={1}
          isAnimationActive={false}
        />
        <Line
          dataKey="requests"
          name={statisticsTexts.requests}
          stroke={ink}
          strokeWidth={2}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Page views by day as bars, today's in signal (B§2). */
export function PageViewsChart({ data }: DaysProps) {
  const today = data.at(-1)?.date;
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={[...data]} margin={margin} title={statisticsTexts.pageViews}>
        {grid}
        <XAxis {...days} />
        <YAxis {...values} allowDecimals={false} />
        <Tooltip labelFormatter={dayLabel} cursor={{ fill: wash }} />
        <Bar dataKey="totalPageViews" name={statisticsTexts.pageViews} isAnimationActive={false}>
          {data.map(({ date }) => (
            <Cell key={date} fill={date === today ? signal : ink} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Bounce rate by day, from 0 to 100 % (B§2). */
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
        <Tooltip labelFormatter={dayLabel} formatter={percent} />
        <Line
          dataKey="bounceRate"
          name={statisticsTexts.bounce}
          stroke={ink}
          strokeWidth={2}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/** The device split, in the specification's colours (B§3). */
export function DevicesChart({ entries }: { entries: { name: string; value: number; color: string }[] }) {
  return (
    <ResponsiveContainer width="100%" height={170}>
      <PieChart title={statisticsTexts.devices}>
        <Tooltip formatter={percent} />
        <Pie
          data={entries}
          dataKey="value"
          nameKey="name"
          innerRadius={50}
          outerRadius={78}
          isAnimationActive={false}
        >
          {entries.map(({ name, color }) => (
            <Cell key={name} fill={color} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}

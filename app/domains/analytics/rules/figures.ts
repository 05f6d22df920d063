import type { RequestResults } from "./results.ts";
import { type DeviceKind, devices } from "./devices.ts";

/** The counts of one day's visits, and the number of requests received on that day. */
export interface StatisticsDay {
  date: string;
  totalVisits: number;
  uniqueVisitors: number;
  totalPageViews: number;
  avgSessionDuration: string;
  bounceRate: number;
  requests: number;
}

/** A name and how many times it was counted. */
export interface Counted {
  name: string;
  count: number;
}

/** Everything that the statistics screen shows about a period. */
export interface Statistics {
  days: StatisticsDay[];
  topPages: { path: string; count: number }[];
  /** The titles of the articles and zones (towns) among the listed pages, by path. */
  titles: Record<string, string>;
  devices: Counted[];
  sources: Counted[];
  entries: Counted[];
  activeVisitors: number;
  sameHour: SameHour;
  /** Null for a person who may not read the requests. */
  results: RequestResults | null;
}

/** The counts of the same weekday a week ago, up to the same hour (rule visits/change). */
export interface SameHour {
  /** In French, for example 'lundi' (Monday). */
  weekday: string;
  uniqueVisitors: number;
  totalPageViews: number;
}

/** A change is computed only from an earlier count of at least ten. Below that, the percentage is mostly chance. */
const fewestCompared = 10;

/** Returns the change in percent since a week ago, or null if the earlier count is below ten (rule visits/change). */
export function percentChange(current: number, previous: number | undefined): number | null {
  return previous !== undefined && previous >= fewestCompared
    ? ((current - previous) / previous) * 100
    : null;
}

/**
 * Returns an hh:mm:ss duration in a readable form (rule visits/duration): "03m 25s", "01h 02m 05s". Returns any other
 * text unchanged.
 */
export function durationText(duration: string): string {
  const [, hours, minutes, seconds] = /^(\d{2,}):(\d{2}):(\d{2})$/.exec(duration) ?? [];
  if (!hours) return duration;
  return `${Number(hours) > 0 ? `${hours}h ` : ""}${minutes}m ${seconds}s`;
}

/** Returns the mean duration of the visits of several days as hh:mm:ss. Weights each day by its number of visits. */
export function averageDuration(days: readonly StatisticsDay[]): string {
  const visits = days.reduce((sum, day) => sum + day.totalVisits, 0);
  const seconds = days.reduce((sum, day) => sum + day.totalVisits * secondsOf(day.avgSessionDuration), 0);
  const mean = visits > 0 ? Math.round(seconds / visits) : 0;
  return [mean / 3600, (mean / 60) % 60, mean % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}

function secondsOf(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Returns a readable name of a path: '/services/depannage-distance' gives 'Services › Depannage distance'. */
export function pageName(path: string): string {
  if (path === "/") return "Page d'accueil";
  return decoded(path)
    .split("/")
    .filter(Boolean)
    .map((segment) => segment.replaceAll("-", " "))
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1))
    .join(" › ");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const fewestForFullShade = 10;
const fullShadeShare = 0.9;

/**
 * Returns the number of visitors at which a day's tile has its full shade: the 90th percentile of the days, at least
 * ten. With the maximum, one unusual day would make all the others pale (rule visits/calendar).
 */
export function fullShadeVisitors(days: readonly Pick<StatisticsDay, "uniqueVisitors">[]): number {
  const visitors = days.map(({ uniqueVisitors }) => uniqueVisitors).toSorted((one, other) => one - other);
  const most = visitors[Math.ceil(visitors.length * fullShadeShare) - 1] ?? 0;
  return Math.max(fewestForFullShade, most);
}

/** Returns the opacity of a day's tile, from 0.1 to 1. At `full` visitors it is opaque (rule visits/calendar). */
export function tileOpacity(visitors: number, full: number): number {
  return Math.min(0.1 + (visitors / full) * 0.9, 1);
}

/** Returns the rows, each with its share of the total count in percent. */
export function withShares<Row extends { count: number }>(rows: readonly Row[]): (Row & { share: number })[] {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return rows.map((row) => ({ ...row, share: total > 0 ? (row.count / total) * 100 : 0 }));
}

/**
 * Returns each class of device with its share in percent. If nobody visited, they are the names and shares of the
 * specification's example (rule visits/devices).
 */
export function deviceSplit(counted: readonly Counted[]) {
  const visits = counted.reduce((sum, { count }) => sum + count, 0);
  const isExample = visits === 0;
  const rows = (Object.keys(devices) as DeviceKind[]).map((kind) => ({
    name: isExample ? devices[kind].name : devices[kind].measured,
    color: devices[kind].color,
    count: isExample ? devices[kind].share : (counted.find(({ name }) => name === kind)?.count ?? 0),
  }));
  return {
    isExample,
    visits,
    entries: withShares(rows).map(({ name, color, share }) => ({ name, color, value: share })),
  };
}

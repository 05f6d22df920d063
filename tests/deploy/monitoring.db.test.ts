import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "#server/http/metrics.ts";
import { createPageCache } from "#server/http/page-cache.ts";
import { registerSiteMetrics } from "#server/monitoring/site-metrics.ts";

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const folder = "deploy/monitoring";
const rules = parse(readFileSync(`${folder}/alerts.yaml`, "utf8")) as Rules;
const dashboard = JSON.parse(readFileSync(`${folder}/grafana-dashboard.json`, "utf8")) as Dashboard;
const alerts = rules.groups.flatMap((group) => group.rules);
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The metrics that Prometheus itself makes for each site that it watches. The site does not export them. */
const ownOfPrometheus = new Set(["up"]);
let known: Set<string>;

beforeAll(async () => {
  const metrics = createMetrics(createPageCache(1_000, {}), registerSiteMetrics);
  const text = await metrics.text();
  known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name = "", kind]) => names(name, kind)),
  );
});

function names(name: string, kind: string | undefined): string[] {
  return kind === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}

/** Returns the metrics that an expression reads. Throws for an invalid expression. */
function metricsOf(expression: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      const text = expression.slice(node.from, node.to);
      if (node.type.isError) throw new Error(`no PromQL near "${text}" in ${expression}`);
      if (node.name === "Identifier" && node.node.parent?.name === "VectorSelector") found.push(text);
    },
  });
  return found;
}

test.each(expressions)("%s reads only metrics that /metrics shows: %s", (_name, expression) => {
  const read = metricsOf(expression);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !known.has(name) && !ownOfPrometheus.has(name))).toEqual([]);
});

test("the check finds a metric that /metrics does not show, and an invalid expression", () => {
  expect(metricsOf("rate(no_such_metric_total[5m])")).toEqual(["no_such_metric_total"]);
  expect(() => metricsOf("rate(up[5m]")).toThrow("no PromQL");
});

test("each alert has its own name and a text for the owner, and each panel has its own number", () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(alerts.filter(({ annotations }) => !/\S.*[.?]$/.test(annotations.summary))).toEqual([]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

const promtool = hasPromtool();

test.skipIf(!promtool)("Prometheus's own checker accepts the rules and the configuration", () => {
  const check = (...args: string[]) => execFileSync("promtool", ["check", ...args], { encoding: "utf8" });
  expect(check("rules", `${folder}/alerts.yaml`)).toContain(`${alerts.length} rules found`);
  expect(check("config", "--syntax-only", `${folder}/prometheus.yaml`)).toContain("SUCCESS");
});

/** Whether promtool is installed. It comes with Debian's package `prometheus`. */
function hasPromtool(): boolean {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

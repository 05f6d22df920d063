import { domainOf, type Finding, importsOf, isServer, isTest, type SourceFile } from "./source.ts";

const layers = ["routes", "domains", "ui", "lib", "db", "styles"] as const;
type Layer = (typeof layers)[number];

/** The layers that each layer may import. Imports go in one direction: routes → domains → {ui, lib, db}. */
const mayImport = {
  routes: ["routes", "domains", "ui", "lib"],
  domains: ["domains", "ui", "lib", "db"],
  ui: ["ui", "lib"],
  lib: ["lib", "db"],
  db: ["db", "lib"],
  styles: ["styles"],
} satisfies Record<Layer, Layer[]>;

const whyNot = {
  routes: "a route reads the URL, guards and calls a domain: queries belong to the domain",
  domains: "a domain is used by routes, it does not know them",
  ui: "the design system knows no domain: pass it what it shows",
  lib: "infrastructure knows neither the product nor its pages",
  db: "the schema is below everything else",
  styles: "styles import styles",
} satisfies Record<Layer, string>;

const vocabulary = /^app\/domains\/[^/]+\/([a-z-]+\/)?(validation|rules|labels|content|profile)(\.ts$|\/)/;
/** The modules with the facts about the business, which every domain may read and the owner's screens change. */
const facts = /^app\/domains\/business\/(profile\.server|registry\.server|sections\/settings\.server)\.ts$/;
/** The list of kinds of submission, for code that treats all kinds alike. */
const registry = /^app\/domains\/inbox\/registry(\.server)?\.ts$/;

function layerOf(path: string): Layer | undefined {
  return layers.find((layer) => path.startsWith(`app/${layer}/`));
}

function sideOf(path: string): string | undefined {
  return /^app\/routes\/(public|admin)\//.exec(path)?.[1];
}

/** Returns the kinds of submission: the domains that declare a kind. */
export function kindsOf(files: SourceFile[]): Set<string> {
  const declared = files.filter(({ path }) => /^app\/domains\/[^/]+\/kind\.ts$/.test(path));
  return new Set(
    declared.map(({ path }) => domainOf(path) ?? "").filter((domain) => domain !== "submissions"),
  );
}

/** Reports the imports that the rules do not allow. */
export function checkDirection(file: SourceFile, kinds: Set<string>): Finding[] {
  if (isTest(file.path) || !file.path.startsWith("app/")) return [];
  return importsOf(file).flatMap(({ target, line }) => {
    const message = refusal(file.path, target, kinds);
    return message ? [{ path: file.path, line, message }] : [];
  });
}

function refusal(from: string, to: string, kinds: Set<string>): string | undefined {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (/^(server|scripts|tests)\//.test(to))
    return `imports ${to}: the application does not know what runs it`;
  if (source && target && !(mayImport[source] as Layer[]).includes(target)) {
    return `imports ${to}: ${whyNot[source]}`;
  }
  const [side, otherSide] = [sideOf(from), sideOf(to)];
  if (side && otherSide && side !== otherSide) {
    return `imports ${to}: public and admin pages meet in domains only, so that no visitor downloads the back office`;
  }
  const [domain, other] = [domainOf(from), domainOf(to)];
  if (domain && other && domain !== other) {
    const message = domainRefusal(domain, other, to, kinds);
    if (message) return `imports ${to}: ${message}`;
  }
  if ((source === "routes" || source === "ui" || !source) && /^(drizzle-orm|pg)(\/|$)|^app\/db\//.test(to)) {
    return `imports ${to}: SQL belongs in domains, app/db and app/lib, where it is tested on a real database`;
  }
  return undefined;
}

function domainRefusal(domain: string, other: string, to: string, kinds: Set<string>): string | undefined {
  if (domain === "submissions" && (kinds.has(other) || other === "inbox"))
    return "every kind is made of submissions, which knows none of them: declare it in the kind";
  if (kinds.has(domain) && (kinds.has(other) || other === "inbox"))
    return "a kind knows no other: what treats all kinds alike belongs to inbox";
  if (
    vocabulary.test(to) ||
    facts.test(to) ||
    registry.test(to) ||
    other === "submissions" ||
    (domain === "inbox" && kinds.has(other))
  )
    return undefined;
  return "a domain uses another's vocabulary only (validation, rules, labels, content, profile)";
}

/**
 * Checks that only route modules and `.server` files import `.server` files. React Router strips the values of such
 * files from route modules; elsewhere they would reach the browser bundle.
 */
export function checkServerBoundary(file: SourceFile, routeModules: Set<string>): Finding[] {
  const stripped = routeModules.has(file.path) || file.path === "app/root.tsx";
  if (!file.path.startsWith("app/") || isTest(file.path) || isServer(file.path) || stripped) return [];
  return importsOf(file)
    .filter(({ target, typeOnly }) => isServer(target) && !typeOnly)
    .map(({ target, line }) => ({
      path: file.path,
      line,
      message: `imports ${target}: only route modules and other .server files may, this file can reach the browser`,
    }));
}

/** Checks that no domains import each other in a circle, because such domains are really one. */
export function checkCycles(files: SourceFile[]): Finding[] {
  const edges = new Map<string, Map<string, string>>();
  for (const file of files) {
    const domain = domainOf(file.path);
    if (!domain || isTest(file.path)) continue;
    for (const { target } of importsOf(file)) {
      const other = domainOf(target);
      if (!other || other === domain) continue;
      edges.set(domain, (edges.get(domain) ?? new Map<string, string>()).set(other, file.path));
    }
  }
  const settled = new Set<string>();
  const findings: Finding[] = [];
  const visit = (domain: string, trail: string[]) => {
    for (const [other, path] of edges.get(domain) ?? []) {
      const start = [...trail, domain].indexOf(other);
      if (start >= 0) {
        const circle = [...trail, domain].slice(start).concat(other).join(" → ");
        findings.push({ path, message: `closes the circle ${circle}: move what both need to one of them` });
      } else if (!settled.has(other)) visit(other, [...trail, domain]);
    }
    settled.add(domain);
  };
  for (const domain of edges.keys()) if (!settled.has(domain)) visit(domain, []);
  return findings;
}

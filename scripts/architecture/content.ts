import {
  countLines,
  type Finding,
  isServer,
  isTest,
  lineAt,
  occurrences,
  type SourceFile,
} from "./source.ts";

const budgets = { file: 300, routeModule: 150, median: 60, ninetieth: 140 };

/** Whether a file contains texts or drawings. Such a file may be longer, because it grows with them. */
function isMaterial(path: string): boolean {
  return (
    /^app\/domains\/[^/]+\/([a-z-]+\/)?(content|profile)(\.ts$|\/)/.test(path) ||
    path.startsWith("app/ui/drawings/")
  );
}

/** Checks that a file is short, because a long file has more than one subject. */
export function checkSize({ path, text }: SourceFile, routeModules: Set<string>): Finding[] {
  const lines = countLines(text);
  const limit = routeModules.has(path) ? budgets.routeModule : budgets.file;
  if (isMaterial(path) || lines <= limit) return [];
  return [{ path, message: `${lines} lines, ${limit} at most: a part of it deserves a name of its own` }];
}

export interface Sizes {
  files: number;
  median: number;
  ninetieth: number;
}

/** Measures the files of the product without its tests, and reports a budget that is exceeded. */
export function measureSizes(files: SourceFile[]): { sizes: Sizes; findings: Finding[] } {
  const code = files.filter(
    ({ path }) => /^(app|server|scripts)\//.test(path) && !isTest(path) && !isMaterial(path),
  );
  const lengths = code.map(({ text }) => countLines(text)).toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const sizes = { files: lengths.length, median: at(0.5), ninetieth: at(0.9) };
  const over = (["median", "ninetieth"] as const).filter((name) => sizes[name] > budgets[name]);
  const findings = over.map((name) => ({
    path: "app, server, scripts",
    message: `the ${name === "median" ? "median" : "90th percentile"} is ${sizes[name]} lines, ${budgets[name]} at most`,
  }));
  return { sizes, findings };
}

function drops({ text }: SourceFile, index: string): boolean {
  return [...text.matchAll(/DROP INDEX (?:IF EXISTS )?"?(\w+)/g)].some((match) => match[1] === index);
}

/**
 * Returns the end of an index name that begins with a variable for the table's name: `_search` of `${table}_search`.
 * For any other name, returns a text that is the end of no name.
 */
function endOfName(name: string): string {
  return /^\$\{\w+\}(_\w+)$/.exec(name)?.[1] ?? "\0";
}

/**
 * Checks that the comment above every index names the query that needs the index. In the schema, an index name may
 * begin with a variable for the table's name: `${table}_search`.
 */
export function checkIndexComments(files: SourceFile[]): Finding[] {
  const explained = new Set<string>();
  const findings: Finding[] = [];
  const visit = (file: SourceFile, pattern: RegExp, comment: RegExp) => {
    const lines = file.text.split("\n");
    for (const match of file.text.matchAll(pattern)) {
      const line = lineAt(file.text, match.index);
      const name = match[1] ?? "";
      const above = lines[line - 2] ?? "";
      if (comment.test(above) && !above.includes("statement-breakpoint")) explained.add(name);
      if ([...explained].some((one) => one === name || name.endsWith(endOfName(one)))) continue;
      findings.push({
        path: file.path,
        line,
        message: `index ${name} has no comment that names the query it serves`,
      });
    }
  };
  const schema = files.filter(({ path }) => path.startsWith("app/db/schema/"));
  const migrations = files.filter(({ path }) => /^migrations\/.*\.sql$/.test(path));
  for (const file of schema)
    visit(file, /\b(?:uniqueIndex|index)\(\s*["`]([^"`]+)["`]/g, /^\s*\/\/|\*\/\s*$/);
  const named = new Set(
    schema.flatMap(({ text }) => [...text.matchAll(/ndex\(\s*["`]([^"`]+)["`]/g)].map((match) => match[1])),
  );
  for (const name of named) if (name) explained.add(name);
  for (const file of migrations)
    visit(file, /CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?"?(\w+)/g, /^\s*--/);
  // An index that a later migration drops needs no comment.
  const isDropped = ({ path, message }: Finding) =>
    migrations.some((later) => later.path > path && drops(later, / (\w+) has/.exec(message)?.[1] ?? ""));
  return findings.filter((finding) => !isDropped(finding));
}

/** Checks that functions that other files call have a docstring. */
export function checkDocstrings(file: SourceFile): Finding[] {
  const { path, text } = file;
  const inDomain = path.startsWith("app/domains/") && (isServer(path) || /\/rules(\.ts|\/)/.test(path));
  if (!(inDomain || /^(app\/lib|server)\//.test(path)) || isTest(path)) return [];
  const lines = text.split("\n");
  const exported = /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?\(/gm;
  return [...text.matchAll(exported)].flatMap((match) => {
    const line = lineAt(text, match.index);
    const name = match[1] ?? match[2] ?? "";
    const above = lines[line - 2] ?? "";
    if (/\*\/\s*$/.test(above) || isOverload(above, name)) return [];
    return [
      {
        path,
        line,
        message: `${name} has no docstring: what it returns, units, errors, the section it comes from`,
      },
    ];
  });
}

function isOverload(above: string, name: string): boolean {
  return above.startsWith(`export function ${name}`) || above.startsWith(`export async function ${name}`);
}

/** Mail programs ignore style sheets, so mail needs inline styles. The site's pages may not have any. */
const mayStyleInline = /\/emails(\/[a-z0-9-]+)?\.server\.tsx$|^app\/lib\/mail\//;

/** Checks that no page has a style attribute. The Content-Security-Policy would silently ignore it. */
export function checkInlineStyles(file: SourceFile): Finding[] {
  if (!file.path.startsWith("app/") || isTest(file.path) || mayStyleInline.test(file.path)) return [];
  return occurrences(
    file,
    /\sstyle=[{"]/g,
    "inline style: the Content-Security-Policy refuses it, use a class",
  );
}

/** The exports of a route module that React Router calls, in the order that they must have. */
const routeExports = [
  "middleware",
  "loader",
  "clientLoader",
  "action",
  "clientAction",
  "shouldRevalidate",
  "headers",
];
const pageExports = ["links", "meta", "handle", "default", "HydrateFallback", "ErrorBoundary"];

/** Checks that the exports of a route module have the same order as in all other route modules. */
export function checkRouteExports(file: SourceFile, routeModules: Set<string>): Finding[] {
  if (!routeModules.has(file.path)) return [];
  const order = [...routeExports, ...pageExports];
  const exported = /^export (default\b|(?:async )?function (\w+)|const (\w+)|\{)/gm;
  const findings: Finding[] = [];
  let last = -1;
  for (const match of file.text.matchAll(exported)) {
    const name = match[1] === "default" ? "default" : (match[2] ?? match[3] ?? "{…}");
    const position = order.indexOf(name);
    const line = lineAt(file.text, match.index);
    if (position < 0) {
      findings.push({
        path: file.path,
        line,
        message: `exports ${name}: a route module exports what React Router calls`,
      });
    } else if (position < last) {
      findings.push({
        path: file.path,
        line,
        message: `${name} comes after ${order[last]}: the order is ${order.join(", ")}`,
      });
    } else last = position;
  }
  return findings;
}

import { basename } from "node:path";
import { type Finding, isTest, type SourceFile } from "./source.ts";

/** The whole list, so that every domain reads the same. A file over 300 lines becomes a folder of the same name. */
const domainFiles = [
  /^(validation|rules|labels|content|profile)(\.ts|\/[a-z0-9-]+\.ts)$/,
  /^(queries|commands|jobs|gateway|guard|realtime|seed)(\/[a-z0-9-]+)?\.server\.ts$/,
  /^emails(\/[a-z0-9-]+)?\.server\.tsx$/,
  /^components\/([a-z0-9-]+\/)?[a-z0-9-]+\.tsx$/,
  /^components\/([a-z0-9-]+\/)?use-[a-z0-9-]+\.ts$/,
];

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Drawers, not names: whatever is in them has a better one. */
const drawers = new Set(["common", "shared", "data", "index", "service", "services"]);
const drawerWords = new Set(["util", "utils", "helper", "helpers", "misc", "manager", "managers"]);

/** Names that say what is inside. */
export function checkNames({ path, text }: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string) => findings.push({ path, message });
  const [stem = ""] = basename(path).split(".");

  if (!kebabCase.test(basename(path))) report("file names are kebab-case");
  const specificationNoun = /^services?$/.test(stem) && path.startsWith("app/routes/");
  const folders = path.split("/").slice(0, -1);
  const vague = [stem, ...folders].find((name) => isDrawer(name, path));
  if (vague && !specificationNoun) report(`"${vague}" says nothing: name the file after what it holds`);
  if (/^export \* from/m.test(text))
    report("re-exports a whole module: import from the file itself, no barrels");

  if (/^app\/(domains|ui|lib|db)\//.test(path) && /^export default/m.test(text)) {
    report("exports a default: named exports keep one name everywhere");
  }

  const inDomain = /^app\/domains\/[^/]+\/(.+)$/.exec(path)?.[1];
  if (inDomain && !isTest(path) && !domainFiles.some((pattern) => pattern.test(inDomain))) {
    report("is no file name a domain may have: see the list in docs/architecture.md");
  }
  if (path.startsWith("app/") && path.split("/").length > 6)
    report("is in more than four folders under app/");
  return findings;
}

function isDrawer(name: string, path: string): boolean {
  if (name === "services" && path.startsWith("app/domains/services/")) return false;
  return drawers.has(name) || name.split("-").some((word) => drawerWords.has(word));
}

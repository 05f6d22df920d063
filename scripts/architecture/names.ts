import { basename } from "node:path";
import { type Finding, isTest, type SourceFile } from "./source.ts";

/**
 * All file names that a domain may have, so that all domains look alike. A file that would exceed 300 lines becomes a
 * folder with the same name. A domain of about forty files gets a folder for each subject (`locations/import`), in
 * which the same names are allowed.
 */
const domainFiles = [
  /^(validation|rules|labels|content|profile)(\.ts|\/[a-z0-9-]+\.ts)$/,
  /^(kind|registry)\.ts$/,
  /^(queries|commands|jobs|gateway|guard|realtime|seed|kind|registry)(\/[a-z0-9-]+)?\.server\.ts$/,
  /^profile\.server\.ts$/,
  /^sections\/[a-z0-9-]+\.server\.ts$/,
  /^emails(\/[a-z0-9-]+)?\.server\.tsx$/,
  /^components\/([a-z0-9-]+\/)?[a-z0-9-]+\.tsx?$/,
];

/** More file names for `submissions`, the base of every kind of submission, which receives forms and keeps records. */
const submissionFiles = [/^(receive|once|fields)\.server\.ts$/, /^records\/[a-z0-9-]+(\.server)?\.ts$/];

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
/** Names too general to say what is inside. */
const drawers = new Set(["common", "shared", "data", "index", "service", "services"]);
const drawerWords = new Set(["util", "utils", "helper", "helpers", "misc", "manager", "managers"]);

/** Reports names of files and folders that do not say what is inside, and exports without a fixed name. */
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

  if (path.startsWith("app/domains/") && !isTest(path) && !isDomainFile(path)) {
    report("is no file name a domain may have: see the list in docs/architecture.md");
  }
  if (path.startsWith("app/") && path.split("/").length > 7)
    report("is in more than five folders under app/");
  return findings;
}

function isDomainFile(path: string): boolean {
  const [, , domain, ...rest] = path.split("/");
  const inDomain = rest.join("/");
  if (domain === "submissions" && submissionFiles.some((pattern) => pattern.test(inDomain))) return true;
  const inSubject = rest.slice(1).join("/");
  return domainFiles.some((pattern) => pattern.test(inDomain) || pattern.test(inSubject));
}

/** Checks that a subject is either one file or one folder. With both, nobody would know where to look or to write. */
export function checkFoldersBesideFiles(files: SourceFile[]): Finding[] {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith("app/domains/"));
  const folders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/"))));
  return paths
    .filter((path) => !isTest(path))
    .filter((path) => folders.has(path.replace(/(\.server)?\.tsx?$/, "")))
    .map((path) => ({ path, message: "stands beside the folder of its name: one of the two" }));
}

function isDrawer(name: string, path: string): boolean {
  if (name === "services" && path.startsWith("app/domains/services/")) return false;
  return drawers.has(name) || name.split("-").some((word) => drawerWords.has(word));
}

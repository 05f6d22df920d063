import { checkCitations } from "./citations.ts";
import * as content from "./content.ts";
import { checkCycles, checkDirection, checkServerBoundary, kindsOf } from "./imports.ts";
import { checkFoldersBesideFiles, checkNames } from "./names.ts";
import type { Finding, SourceFile } from "./source.ts";

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

/** Checks the project's files against every rule of docs/architecture.md that a program can check. */
export function checkArchitecture(files: SourceFile[]): { findings: Finding[]; sizes: content.Sizes } {
  const table = files.find(({ path }) => path === "app/routes.ts")?.text ?? "";
  const routeModules = new Set([...table.matchAll(/"(routes\/[^"]+)"/g)].map((match) => `app/${match[1]}`));
  const code = files.filter(({ path }) => isCode(path));
  const { sizes, findings } = content.measureSizes(code);
  const kinds = kindsOf(code);
  const perFile = code.flatMap((file) => [
    ...checkDirection(file, kinds),
    ...checkServerBoundary(file, routeModules),
    ...checkNames(file),
    ...content.checkSize(file, routeModules),
    ...content.checkDocstrings(file),
    ...content.checkInlineStyles(file),
    ...content.checkRouteExports(file, routeModules),
  ]);
  return {
    sizes,
    findings: [
      ...perFile,
      ...checkCycles(code),
      ...checkFoldersBesideFiles(code),
      ...content.checkIndexComments(files),
      ...checkCitations(
        files.filter(({ path }) => isCode(path) || path.endsWith(".sql")),
        files.filter(({ path }) => path.endsWith(".md")),
      ),
      ...findings,
    ],
  };
}

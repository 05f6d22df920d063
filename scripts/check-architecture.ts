import { globSync, readFileSync } from "node:fs";
import { checkArchitecture } from "./architecture/check.ts";

// Checks the rules of docs/architecture.md on the whole project. Exits with an error when a rule is broken.
const paths = globSync([
  "{app,server,scripts,tests}/**/*.{ts,tsx,mjs}",
  "migrations/*.sql",
  "migrations/functions/*.sql",
  "docs/**/*.md",
  "README.md",
]);
const files = paths.toSorted().map((path) => ({ path, text: readFileSync(path, "utf8") }));
const { findings, sizes } = checkArchitecture(files);

for (const { path, line, message } of findings) console.error(`${path}${line ? `:${line}` : ""}  ${message}`);
console.log(`${sizes.files} files, median ${sizes.median} lines, 90th percentile ${sizes.ninetieth}`);
if (findings.length > 0) process.exitCode = 1;

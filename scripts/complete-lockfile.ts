import { readFileSync, writeFileSync } from "node:fs";
import { type LockedPackages, missingPlatforms } from "./lockfile/platforms.ts";

// To run after a dependency changed, when a registry lacked the binaries of some platforms: see lockfile/platforms.ts.
const path = process.argv[2] ?? "package-lock.json";
const lockfile = JSON.parse(readFileSync(path, "utf8")) as { packages: LockedPackages };
const missing = missingPlatforms(lockfile.packages);
const [root, ...others] = Object.entries({ ...lockfile.packages, ...missing });
const sorted = others.toSorted(([one], [other]) => one.localeCompare(other, "en"));
lockfile.packages = Object.fromEntries(root ? [root, ...sorted] : sorted);
writeFileSync(path, `${JSON.stringify(lockfile, undefined, 2)}\n`);
console.log(`${Object.keys(missing).length} packages added to ${path}`);

import { globSync, readFileSync } from "node:fs";
import { listRoutes } from "../support/routes.ts";

const uuid = "33333333-3333-4333-8333-333333333333";

/**
 * Returns the path of every route, and the paths of the audience measurement. The path that ends the session is the
 * last, because the attacker needs the session for the others.
 */
export async function listAddresses(): Promise<string[]> {
  const paths = (await listRoutes()).map(({ path }) => path(uuid));
  const all = [...new Set([...paths, ...beacons()])];
  const endsSession = (path: string) => path.endsWith("/logout");
  return [...all.filter((path) => !endsSession(path)), ...all.filter(endsSession)];
}

/**
 * Returns the paths that the HTTP server answers before the application. They are read from the source as a text,
 * because the module cannot be loaded without a database.
 */
function beacons(): string[] {
  const table = readFileSync("server/collection.ts", "utf8");
  return [...table.matchAll(/^ {2}"(\/[^"]+)":/gm)].map(([, path = ""]) => path);
}

/** Returns every parameter that a page reads from its address. */
export function listParameters(): string[] {
  const reading = /(?:searchParams|parameters|params)\.(?:get|getAll|has)\("(\w+)"\)/g;
  const files = globSync("app/**/*.{ts,tsx}");
  const names = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(reading)].map(([, name]) => name ?? ""),
  );
  return [...new Set(names)].toSorted();
}

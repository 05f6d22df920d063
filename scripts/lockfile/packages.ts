export interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** package-lock.json's `packages`: each one by its place under node_modules. */
export type LockedPackages = Record<string, LockedPackage>;

/**
 * The optional packages some locked package names and the lockfile lacks. `npm install` leaves out the binaries of
 * platforms its registry does not have, and `npm ci` then refuses the lockfile: lock a version that has them all.
 */
export function missingPlatforms(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, place, name))
      .map(([name, version]) => `${name}@${version}`),
  );
}

/** The locked packages whose bytes nothing checks. One that comes inside another is checked with it. */
export function uncheckedPackages(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([place, { integrity, inBundle, link }]) => place !== "" && !link && !inBundle && !integrity)
    .map(([place]) => place);
}

function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  const folders = from
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders].some((folder) => (folder ? `${folder}/` : "") + `node_modules/${name}` in packages);
}

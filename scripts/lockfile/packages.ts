export interface LockedPackage {
  integrity?: string;
  inBundle?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** The `packages` of package-lock.json: each package by its path under node_modules. */
export type LockedPackages = Record<string, LockedPackage>;

/**
 * Returns the optional packages that a locked package needs and the lockfile lacks. `npm install` leaves out the
 * binaries of platforms that its registry does not have, and `npm ci` then refuses the lockfile. To repair this, lock a
 * version that has all binaries.
 */
export function missingPlatforms(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, place, name))
      .map(([name, version]) => `${name}@${version}`),
  );
}

/**
 * Returns the locked packages without a checksum. Leaves out bundled packages, because the checksum of the package that
 * contains them covers them.
 */
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

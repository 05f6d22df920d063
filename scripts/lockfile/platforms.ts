export interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** package-lock.json's `packages`: each one by its place under node_modules. */
export type LockedPackages = Record<string, LockedPackage>;

/**
 * The optional packages some locked package names and the lockfile lacks, ready to be added. `npm install` leaves out
 * the binaries of platforms its registry did not have at that moment, and `npm ci` then refuses the lockfile.
 */
export function missingPlatforms(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, place, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

function isLocked(packages: LockedPackages, from: string, name: string): boolean {
  const folders = from
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...folders].some((folder) => (folder ? `${folder}/` : "") + `node_modules/${name}` in packages);
}

/** What a binary's name says of the machine it is for: `@oxlint/binding-linux-x64-musl`. */
function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const [, os = "", cpu = "", abi = ""] =
    /[-/](android|darwin|freebsd|linux|openharmony|win32|wasm32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ?? [];
  if (!os) throw new Error(`${name} names no platform: lock it by installing it`);
  if (os === "wasm32") return { cpu: ["wasm32"] };
  const libc = abi.startsWith("gnu") ? ["glibc"] : abi.startsWith("musl") ? ["musl"] : undefined;
  return { os: [os], cpu: [cpu], ...(os === "linux" && libc ? { libc } : {}) };
}

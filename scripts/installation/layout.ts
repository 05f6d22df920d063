import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";

/** The system account under which an installed site runs. */
export const account = "atelier";

/** The paths of an installed site's parts. */
export interface Layout {
  /** Each release has its own folder below this folder. The links `current` and `previous` point to two releases. */
  program: string;
  settings: string;
  data: string;
  units: string;
  journal: string;
  accounts: string;
}

/** Returns the paths below `root`: "/" for this machine, another folder to prepare an image or for a test. */
export function layout(root: string): Layout {
  return {
    program: join(root, "opt/atelier"),
    settings: join(root, "etc/atelier/atelier.env"),
    data: join(root, "var/lib/atelier"),
    units: join(root, "etc/systemd/system"),
    journal: join(root, "etc/systemd/journald@atelier.conf"),
    accounts: join(root, "etc/sysusers.d/atelier.conf"),
  };
}

/** Returns the name of the release to which `current` or `previous` points, or undefined. */
export function releaseOf(program: string, link: "current" | "previous"): string | undefined {
  const path = join(program, link);
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(path))
    : undefined;
}

/** Points `current` or `previous` to a release. The change is atomic, so that the link never disappears. */
export function point(program: string, link: "current" | "previous", release: string): void {
  const next = join(program, `.${link}-next`);
  rmSync(next, { force: true });
  symlinkSync(join("releases", release), next);
  renameSync(next, join(program, link));
}

/** Returns the name of the folder of a new release. It contains the release's version and the time. */
export function newReleaseName(source: string, now: Date): string {
  const { name, version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  if (name !== "atelier") throw new Error(`${source} is no release of this program`);
  return `${version}-${now.toISOString().replaceAll(/[-:]|\..*/g, "")}`;
}

/** Returns the folder of releases. Creates it if missing. */
export function releasesFolder(program: string): string {
  const folder = join(program, "releases");
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

import { readdirSync, readFileSync } from "node:fs";

/** The memory of a process and all its descendants, in MiB. If several of them map a file, the file counts once. */
export interface Held {
  /** The sum of Pss: a file that other programs map too (such as the Node of the test itself) counts only in part. */
  shared: number;
  /** The memory as if nothing else ran on the machine: a file counts in full, even if other programs map it too. */
  alone: number;
}

/** Returns the memory that a process and all processes that it started hold. */
export function heldBy(root: number): Held {
  const files = new Map<string, number>();
  let shared = 0;
  let alone = 0;
  for (const pid of familyOf(root))
    for (const { file, own, mapped } of mappings(pid)) {
      shared += own;
      if (file) files.set(file, Math.max(files.get(file) ?? 0, mapped));
      else alone += own;
    }
  for (const mapped of files.values()) alone += mapped;
  return { shared: Math.round(shared / 1024), alone: Math.round(alone / 1024) };
}

function familyOf(root: number): Set<number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = /\) \S (\d+)/.exec(readIfThere(`/proc/${name}/stat`))?.[1];
    parents.set(Number(name), Number(parent));
  }
  const family = new Set([root]);
  // Repeats until nobody is added, because a child may have a lower process id than its parent.
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return family;
}

interface Mapping {
  /** The file and the offset in it; undefined for memory that the process has written. */
  file: string | undefined;
  /** The share of this process, in KiB (Pss): memory that several processes map is divided among them. */
  own: number;
  /** How much is in memory, in KiB (Rss). */
  mapped: number;
}

function mappings(pid: number): Mapping[] {
  const parts = readIfThere(`/proc/${pid}/smaps`).split(/^(?=[\da-f]+-[\da-f]+ )/m);
  return parts.map((text) => {
    const [, mode, offset, path] = /^\S+ (\S+) (\S+) \S+ \d+ *(.*)$/m.exec(text) ?? [];
    const size = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, "m").exec(text)?.[1] ?? 0);
    const isFile = path?.startsWith("/") && !path.endsWith("(deleted)") && !mode?.includes("w");
    return { file: isFile ? `${path} ${offset}` : undefined, own: size("Pss"), mapped: size("Rss") };
  });
}

/** Returns the text of a file, or "" if its process has ended. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

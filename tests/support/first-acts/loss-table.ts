import { secretPathOf } from "#app/lib/pages/secret-paths.ts";
import type { Verdict } from "./acts.ts";
import type { Device } from "./control.ts";

type Asked = Verdict["asked"];

const devices: readonly Device[] = ["mouse", "touch", "keyboard", "hover", "focus"];

/**
 * The columns of the table. Each counts the acts of one device, moment or processor speed, or on the slow connection.
 */
const columns: readonly [name: string, counts: (asked: Asked) => boolean][] = [
  ["all", () => true],
  ...devices.map((device): [string, (asked: Asked) => boolean] => [
    device,
    (asked) => asked.device === device,
  ]),
  ["early", ({ at }) => at === "domcontentloaded"],
  ["loaded", ({ at }) => at === "load"],
  ...[1, 4, 6].map((times): [string, (asked: Asked) => boolean] => [
    `x${times}`,
    ({ slowdown, isSlowLine }) => slowdown === times && !isSlowLine,
  ]),
  ["400 kb/s", ({ isSlowLine }) => isSlowLine],
];

/** Returns a table with a line for each page. '0/24' means none of 24 acts was lost. "early" means DOMContentLoaded. */
export function lossTable(verdicts: readonly Verdict[]): string {
  const paths = [...new Set(verdicts.map(({ asked }) => asked.path))];
  const line = (name: string, of: readonly Verdict[]) => [
    name,
    ...columns.map(([, counts]) => {
      const counted = of.filter(({ asked }) => counts(asked));
      const lost = counted.filter((verdict) => verdict.lost !== undefined);
      return counted.length === 0 ? "" : `${lost.length}/${counted.length}`;
    }),
  ];
  const lines = [
    ["page", ...columns.map(([name]) => name)],
    ["---", ...columns.map(() => "--:")],
    ...paths.map((path) =>
      line(
        secretPathOf(path) ?? path,
        verdicts.filter(({ asked }) => asked.path === path),
      ),
    ),
    line("every page", verdicts),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

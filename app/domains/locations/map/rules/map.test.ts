import { drawZoneMap } from "./zone-map.ts";
import { describe, expect, it } from "vitest";
import { sampleCommunes } from "../../content/sarthe.ts";
import { distanceKm } from "../../rules/geography.ts";
import { drawMap, mapReach, type MapPlace, phoneTextSize, rimRadius } from "./map.ts";
import { middleOf, mostCentral, windowOn } from "./map-window.ts";
import { departmentCodes } from "../../content/department-list.ts";
import { getDepartmentOutline } from "../queries/outlines.server.ts";
import { isBoxWithin, squareAroundOutline } from "./outline.ts";
import { dotBox, farthestCorner, isIn, nameBox, overlap } from "./map-names.ts";
import { ringLabelBox, ringStep } from "./rings.ts";

const places: MapPlace[] = sampleCommunes
  .toSorted((one, other) => (other[5] ?? 0) - (one[5] ?? 0))
  .flatMap(([, , name, latitude, longitude]) =>
    latitude === null || longitude === null ? [] : { name, latitude, longitude },
  );
const leMans: MapPlace = { name: "Le Mans", latitude: 48.0061, longitude: 0.1996 };
const around = (focus: MapPlace, radiusKm = 30) =>
  drawMap({ focus, radiusKm, places, workshop: leMans, mostNames: 9, textSize: 16 });
const asked = { places: [], mostNames: 0, textSize: 17 };
const laFleche: MapPlace = { name: "La Flèche", latitude: 47.698, longitude: -0.076 };

describe("the map around a zone", () => {
  it("has names inside the rim (its edge) that cover neither each other nor the centre", () => {
    for (const focus of places) {
      const { named, focus: middle } = around(focus);
      const boxes = named.map(({ name }) => nameBox(name, 16));
      expect(boxes.length, focus.name).toBeGreaterThan(0);
      for (const [index, box] of boxes.entries()) {
        expect(farthestCorner(box)).toBeLessThan(rimRadius);
        const isOverMiddle = box.left < 12 && box.right > -12 && box.top < 12 && box.bottom > -12;
        expect(isOverMiddle, `${focus.name}: ${named[index]?.name.text}`).toBe(false);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top;
          expect(apart, `${focus.name}: ${named[index]?.name.text}`).toBe(true);
        }
      }
      expect(middle).toMatchObject({ x: 0, y: 0, name: focus.name.replaceAll("'", "’") });
    }
  });

  it("keeps the name of a shop at the edge of its département inside the map, on a phone too", () => {
    const outline = getDepartmentOutline("64");
    const { centre, radiusKm } = squareAroundOutline(outline ?? []);
    for (const longitude of [-1.78, -1.47, -0.03]) {
      const focus = { name: "L’atelier", latitude: 43.48, longitude };
      const { x, isLeft, width } = drawMap({ ...asked, focus, centre, radiusKm, outline }).focus;
      const end = x + (isLeft ? -1 : 1) * (22 + width * 1.4);
      expect(Math.abs(end), String(longitude)).toBeLessThanOrEqual(mapReach);
    }
  });

  it("names the larger communes first", () => {
    expect(around(laFleche).named[0]?.name.text).toBe("Sablé-sur-Sarthe");
  });

  it("draws every zone within the rim once, with or without its name, and no zone beyond", () => {
    const { dots, named } = around(laFleche, 20);
    const points = [...dots.matchAll(/M(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    );
    expect(dots).toMatch(/^(?:M-?[\d.]+ -?[\d.]+h0)+$/);
    expect(points.every((far) => far < rimRadius)).toBe(true);
    expect(points.length + named.length).toBeGreaterThan(5);
    expect(points.length + named.length).toBeLessThan(places.length);
  });

  it("has a line to the shop, or to the rim when the shop is farther away", () => {
    const near = around({ name: "Allonnes", latitude: 47.967, longitude: 0.16 });
    expect(near.workshop).toMatchObject({ isInside: true, name: { text: "Le Mans" } });
    const far = around(laFleche).workshop;
    expect(far?.isInside).toBe(false);
    expect(Math.hypot(far?.x ?? 0, far?.y ?? 0)).toBeCloseTo(rimRadius, 0);
    expect(around(leMans).workshop).toBeNull();
  });

  it("keeps a long name of a shop inside the rim on the map, on whatever side the shop is", () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const turn = (degrees * Math.PI) / 180;
      const focus = {
        name: "Ici",
        latitude: 48 + 0.08 * Math.sin(turn),
        longitude: 0.2 + 0.12 * Math.cos(turn),
      };
      const shop = { name: "Mehdi Dépannage", latitude: 48, longitude: 0.2 };
      const { workshop } = drawZoneMap(focus, [], shop);
      if (!workshop?.isInside) throw new Error("the shop is not inside the rim");
      const { left, right } = nameBox(workshop.name, phoneTextSize);
      expect(Math.max(-left, right), `${degrees}°`).toBeLessThanOrEqual(mapReach);
    }
  });

  it("keeps the shop's name on the map, in whatever direction the shop lies", () => {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const turn = (degrees * Math.PI) / 180;
      const focus = { name: "Ici", latitude: 48 + Math.sin(turn), longitude: 0.2 + 1.5 * Math.cos(turn) };
      const { workshop, rimLabel } = around(focus);
      if (!workshop || !rimLabel) throw new Error("the workshop is far");
      const { name } = workshop;
      const rim = ringLabelBox({ x: 0, ...rimLabel }, phoneTextSize);
      expect(overlap(rim, nameBox(name, phoneTextSize)), `${degrees}°`).toBe(false);
      const { left, right, top, bottom } = nameBox(name, phoneTextSize);
      expect(Math.max(-left, right, -top, bottom), `${degrees}°`).toBeLessThanOrEqual(mapReach);
    }
  });

  it("has a ring every ten kilometres", () => {
    const { rings, rimLabel } = around(laFleche);
    expect(rings.map(({ radius, label }) => [radius, label?.text])).toEqual([
      [86, "10\u00a0km"],
      [172, "20\u00a0km"],
    ]);
    expect(rimLabel?.text).toBe("30\u00a0km");
    expect([ringStep(30), ringStep(60), ringStep(100), ringStep(900)]).toEqual([10, 10, 20, 200]);
  });
});

// rule zones/rings
describe("the distance of a ring", () => {
  const sarthe = getDepartmentOutline("72") ?? [];
  const whole = drawMap({
    focus: leMans,
    ...squareAroundOutline(sarthe),
    places,
    outline: sarthe,
    mostNames: 22,
    textSize: 17,
  });
  const far = around({ name: "Allonnes", latitude: 47.967, longitude: 0.16 }, 12);

  it.each([
    ["a département", whole, 17],
    ["a zone", far, 16],
  ] as const)("is written on the ring's line and beside no dot, on the map of %s", (_area, map, size) => {
    const labels = map.rings.flatMap(({ radius, label }) => (label ? [{ radius, label }] : []));
    expect(labels.length).toBe(map.rings.length);
    const dots = [...map.dots.matchAll(/M(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const names = map.named.flatMap(({ x, y, name }) => [dotBox(x, y), nameBox(name, size)]);
    for (const { radius, label } of labels) {
      const box = ringLabelBox(label, size);
      const away = Math.hypot(label.x - map.focus.x, label.y - size * 0.35 - map.focus.y);
      expect(Math.abs(away - radius), label.text).toBeLessThan(1);
      const beside = { ...box, left: box.left - 12, right: box.right + 12 };
      expect(
        dots.filter((dot) => isIn(dot, beside)),
        label.text,
      ).toEqual([]);
      expect(
        names.filter((other) => overlap(other, box)),
        label.text,
      ).toEqual([]);
    }
  });
});

describe("the map of a département", () => {
  it("is centred on the most central place when no population is known", () => {
    const places = [-2, -0.9, 0].map((longitude) => ({ latitude: 48, longitude }));
    expect(mostCentral(places)).toBe(places[1]);
    expect(mostCentral([])).toBeUndefined();
  });
});

// rule zones/outline
describe("the outline of a département", () => {
  it("is known for each département that is large enough to draw", () => {
    const tooSmall = ["75", "92", "93", "94", "976"];
    expect(departmentCodes.filter((code) => !getDepartmentOutline(code))).toEqual(tooSmall);
    for (const code of ["99", "constructor", ""]) expect(getDepartmentOutline(code)).toBeNull();
  });

  it("contains the département's communes, and stays on the map", () => {
    const outline = getDepartmentOutline("72") ?? [];
    const map = drawMap({
      focus: leMans,
      ...squareAroundOutline(outline),
      places,
      outline,
      mostNames: 22,
      textSize: 17,
    });
    const ring = [...String(map.outline).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    for (const { x, y } of ring) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(300);
    expect(map.named.length).toBeGreaterThan(12);
    for (const { label } of map.rings)
      expect(label && isBoxWithin(ringLabelBox(label, 17), [ring])).toBe(true);
    const isWithin = ({ x, y }: { x: number; y: number }) =>
      ring.filter((from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
      }).length %
        2 ===
      1;
    const outside = map.named.filter((dot) => !isWithin(dot));
    expect(outside.map(({ name }) => name.text)).toEqual([]);
  });
});

describe("the map of all zones", () => {
  it("is centred on the shop when the zones are around it", () => {
    expect(windowOn(places, leMans)).toEqual({ radiusKm: 60 });
    expect(windowOn([leMans], leMans)).toEqual({ radiusKm: 20 });
  });

  it("is centred on the zones when all of them are on one side of the shop", () => {
    const france = [
      { latitude: 51, longitude: 2.5 },
      { latitude: 42.5, longitude: 3 },
      { latitude: 48.4, longitude: -4.7 },
      { latitude: 48.5, longitude: 8 },
    ];
    const view = windowOn(france, leMans);
    expect(view.centre?.latitude).toBeCloseTo(46.75);
    const map = drawMap({
      focus: leMans,
      ...view,
      places: france.map((place) => ({ name: "", ...place })),
      mostNames: 9,
      textSize: 21,
    });
    expect(map.focus.y).toBeLessThan(0);
    expect(map.rimLabel).toBeNull();
    expect(map.named).toEqual([]);
    expect(map.dots.match(/h0/g)).toHaveLength(4);
    expect(map.focusBeyond).toBeNull();
  });

  it("keeps the name of a shop beyond the zones on the map, in whatever direction the shop lies", () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const turn = (degrees * Math.PI) / 180;
      const angers = {
        name: "Angers",
        latitude: 48 + 1.5 * Math.sin(turn),
        longitude: 0.2 + 2 * Math.cos(turn),
      };
      const view = windowOn(places, angers);
      const map = drawMap({ focus: angers, ...view, places, mostNames: 9, textSize: 21 });
      const { focusBeyond: beyond } = map;
      if (!beyond) throw new Error("the workshop is on the map");
      expect(Math.hypot(beyond.x, beyond.y), `${degrees}`).toBeCloseTo(rimRadius, 0);
      expect(farthestCorner(nameBox(beyond.name, phoneTextSize)), `${degrees}`).toBeLessThan(rimRadius);
    }
  });
});

// rule zones/map
it("the map of a page of the list names each of its zones, on a phone too, and covers no name or dot", () => {
  const outline = getDepartmentOutline("72");
  const byName = sampleCommunes.toSorted(([, , one], [, , other]) => one.localeCompare(other, "fr"));
  for (let first = 0; first < byName.length; first += 12) {
    const listed = byName.slice(first, first + 12).map(([, , name]) => name);
    const page = places.filter(({ name }) => listed.includes(name));
    const centre = middleOf(page);
    const radiusKm = Math.max(12, ...page.map((place) => Math.ceil(distanceKm(centre, place) * 1.2)));
    const focus = { ...leMans, name: "L’atelier" };
    const asked = { focus, centre, radiusKm, places: page, outline, mostNames: 12, textSize: 17 };
    const map = drawMap({ ...asked, namesAll: true });
    for (const [dots, size] of [
      [map.named, 17],
      [map.phoneNamed, map.phoneSize],
    ] as const) {
      expect(dots.map(({ name }) => name.text).toSorted()).toEqual(
        page.map(({ name }) => name.replaceAll("'", "’")).toSorted(),
      );
      for (const { name } of dots) {
        const box = nameBox(name, size);
        const covered = dots.filter((other) =>
          isIn(other, { ...box, left: box.left + 3, right: box.right - 3 }),
        );
        const crossed = dots.filter(
          (other) => other.name !== name && overlap(box, nameBox(other.name, size)),
        );
        expect([...covered, ...crossed], `${page[0]?.name}: ${name.text}`).toEqual([]);
      }
    }
  }
});

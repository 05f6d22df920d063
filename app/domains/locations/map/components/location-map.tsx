import { useId } from "react";
import { classes } from "#app/ui/classes.ts";
import { type LocationMap, mapReach, rimRadius } from "../rules/map.ts";
import type { PlacedName } from "../rules/map-names.ts";
import type { PlacedDot } from "../rules/name-places.ts";

const graduations = Array.from({ length: 120 }, (_, index) => {
  const length = index % 10 === 0 ? 14 : index % 5 === 0 ? 10 : 6;
  const angle = (index * Math.PI) / 60;
  const at = (radius: number) =>
    `${Math.round(radius * Math.cos(angle) * 10) / 10} ${Math.round(radius * Math.sin(angle) * 10) / 10}`;
  return `M${at(rimRadius)}L${at(rimRadius - length)}`;
}).join("");

/**
 * The outline of the map's texts, in the background colour. With it, people can read a text that lies over rings and
 * dots.
 */
const lettering = "stroke-6 [paint-order:stroke]";

/**
 * Draws a map of zones (towns) around a point from coordinates only, without a map service. The map has rings at fixed
 * distances, an edge with its distance, dots, and names.
 */
export function LocationMapDrawing({
  map,
  label,
  className,
}: {
  map: LocationMap;
  label: string;
  className?: string;
}) {
  const {
    textSize,
    focus,
    focusBeyond,
    rings,
    rimLabel,
    outline,
    dots,
    named,
    phoneNamed,
    phoneSize,
    workshop,
  } = map;
  const windowId = useId();
  // The background colour, for the outline of the names. Inside the borders of an area the background is lighter.
  const ground = outline ? "stroke-sheet" : "stroke-sand";
  return (
    // The size of the names follows the width of this element: a map may be narrow even if the window is wide.
    <div className={classes("@container", className)}>
      <svg
        viewBox={`-300 ${-mapReach} 600 ${2 * mapReach}`}
        fontSize={textSize}
        role="img"
        aria-label={label}
        strokeLinecap="round"
        className="w-full overflow-visible fill-ink"
      >
        <MapFrame isSquare={outline !== null} className="fill-sand stroke-ink stroke-2" />
        <clipPath id={windowId}>
          <MapFrame isSquare={outline !== null} />
        </clipPath>
        {outline && (
          <path
            d={outline}
            fillRule="evenodd"
            strokeLinejoin="round"
            clipPath={`url(#${windowId})`}
            className="fill-sheet stroke-ink stroke-[1.75]"
          />
        )}
        <g clipPath={`url(#${windowId})`} className="fill-none stroke-ink stroke-[1.25] opacity-60">
          {rings.map(({ radius }) => (
            <circle key={radius} cx={focus.x} cy={focus.y} r={radius} />
          ))}
          {!outline && <path d={graduations} />}
        </g>
        <path d={dots} className="stroke-line-strong stroke-5 @max-[30rem]:stroke-8" />
        {workshop && (
          <path d={`M0 0L${workshop.x} ${workshop.y}`} className="fill-none stroke-signal stroke-2" />
        )}
        {workshop && !workshop.isInside && (
          <path
            d={`M${workshop.x} ${workshop.y}l${workshop.x * 0.06} ${workshop.y * 0.06}`}
            strokeDasharray="2 6"
            className="fill-none stroke-signal stroke-2"
          />
        )}
        <NamedDots dots={named} r={4} className={classes(ground, "@max-[30rem]:hidden")} />
        <g fontSize={phoneSize}>
          <NamedDots dots={phoneNamed} r={6} className={classes(ground, "@min-[30rem]:hidden")} />
        </g>
        {workshop?.isInside && <circle cx={workshop.x} cy={workshop.y} r="5" className="fill-ink" />}
        {workshop && (
          <MapName
            name={workshop.name}
            className={classes(
              "font-bold @max-[30rem]:text-[26px]",
              Math.hypot(workshop.name.x, workshop.name.y) > rimRadius ? "stroke-paper" : "stroke-sand",
            )}
          />
        )}
        {rings.map(
          ({ radius, label: distance }) =>
            distance && (
              <text
                key={radius}
                x={distance.x}
                y={distance.y}
                textAnchor="middle"
                className={classes(ground, "fill-muted stroke-8 [paint-order:stroke] @max-[30rem]:hidden")}
              >
                {distance.text}
              </text>
            ),
        )}
        {rimLabel && (
          <text
            y={rimLabel.y}
            textAnchor="middle"
            className={classes(lettering, "stroke-paper font-bold @max-[30rem]:text-[26px]")}
          >
            {rimLabel.text}
          </text>
        )}
        {focusBeyond ? (
          <>
            <circle cx={focusBeyond.x} cy={focusBeyond.y} r="9" className="fill-signal" />
            <MapName
              name={focusBeyond.name}
              className={classes(ground, "font-bold @max-[30rem]:text-[26px]")}
            />
          </>
        ) : (
          <MapFocus focus={focus} />
        )}
      </svg>
    </div>
  );
}

/** Draws the edge of the map: a circle, or a square if the map shows an area with borders. */
function MapFrame({ isSquare, className }: { isSquare: boolean; className?: string }) {
  return isSquare ? (
    <rect x="-299" y="-299" width="598" height="598" rx="12" className={className} />
  ) : (
    <circle r={rimRadius} className={className} />
  );
}

/** Draws the dots of the places that have a name. If a name is apart from its dot, a line joins them. */
function NamedDots({ dots, r, className }: { dots: readonly PlacedDot[]; r: number; className: string }) {
  return (
    <g className={className}>
      {dots.map(
        ({ x, y, lead }) =>
          lead && (
            <path
              key={`${x} ${y}`}
              d={`M${x} ${y}L${lead.x} ${lead.y}`}
              className="stroke-ink stroke-[1.5]"
            />
          ),
      )}
      {dots.map(({ x, y, name, isBeside }) => (
        <g key={name.text} className={classes(isBeside ? "fill-muted" : "font-medium")}>
          <circle cx={x} cy={y} r={r} className="stroke-none" />
          <MapName name={name} />
        </g>
      ))}
    </g>
  );
}

function MapFocus({ focus: { x, y, name, isLeft, width } }: Pick<LocationMap, "focus">) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9" className="fill-signal" />
      <g transform={`translate(${isLeft ? -22 - width : 22} -18)`}>
        <g
          className={classes(
            "[transform-box:fill-box] @max-[30rem]:scale-140",
            isLeft ? "origin-right" : "origin-left",
          )}
        >
          <rect width={width} height="36" rx="6" className="fill-ink" />
          <text
            x={width / 2}
            y="24"
            textAnchor="middle"
            className="fill-(--text-color-on-plate) font-title text-[19px] font-bold tracking-small"
          >
            {name}
          </text>
        </g>
      </g>
    </g>
  );
}

function MapName({ name: { text, x, y, isLeft }, className }: { name: PlacedName; className?: string }) {
  return (
    <text x={x} y={y} textAnchor={isLeft ? "end" : "start"} className={classes(lettering, className)}>
      {text}
    </text>
  );
}

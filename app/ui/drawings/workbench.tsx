import { useId } from "react";
import { classes } from "#app/ui/classes.ts";
import { strokes } from "./drawing.tsx";

interface WorkbenchDrawingProps {
  /** The alternative text of the drawing. */
  label?: string;
  /** Two short lines of lettering at the end of the leader line. */
  note?: readonly [string, string];
  className?: string;
}

/** The scene of the home page. Its lower edge is the bench (a table), a line that the page continues on both sides. */
export function WorkbenchDrawing({ label, note, className }: WorkbenchDrawingProps) {
  return (
    <svg
      className={classes("drawing", className)}
      viewBox="30 80 900 540"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <PegBoard />
      <Lamp />
      <OpenLaptop />
      <path className="join" d="M248 566v-86M480 566v-86M364 470v-60" />
      <MainBoard />
      <MemoryStick />
      <path className="leader" d="M422 436L480 334H524" />
      <circle className="mark-solid" cx="528" cy="334" r="5" />
      {note && (
        <text className="lettering" x="546" y="331">
          {note[0]}
          <tspan x="546" dy="1.2em">
            {note[1]}
          </tspan>
        </text>
      )}
      <ScrewTray />
      <OpenDisk />
      <Multimeter />
    </svg>
  );
}

/** The wall behind the bench: a rail, rows of holes made by one pattern, the tools. */
function PegBoard() {
  const holes = useId();
  return (
    <>
      <pattern id={holes} x="446" y="110" width="28" height="28" patternUnits="userSpaceOnUse">
        <circle className="peg" cx="14" cy="14" r="1.6" />
      </pattern>
      <rect x="446" y="110" width="504" height="196" fill={`url(#${holes})`} />
      <path className="fine" d="M440 96H960" />
      <path className="line" d="M522 152v24M640 146v10M706 146v10M760 146v10M836 140v12" />
      <rect className="line solid" x="494" y="172" width="56" height="76" rx="4" />
      <circle className="line" cx="522" cy="180" r="4" />
      <path className="fine" d="M504 198h36M504 208h36M504 218h24" />
      <path
        className="line solid"
        d="M622 158h9c-2 28 3 42 11 54l-9 12c-12-20-15-42-11-66zM658 158h-9c2 28-3 42-11 54l9 12c12-20 15-42 11-66z"
      />
      <path className="line solid" d="M632 226l-5 36 11 22v-54zM648 226l5 36-11 22v-54z" />
      <circle className="line solid" cx="640" cy="221" r="10" />
      <path
        className="line solid"
        d="M692 170a14 14 0 0 1 28 0l-3 62-6 10h-10l-6-10zM702 242h8v52l-2 8h-4l-2-8zM750 167a10 10 0 0 1 20 0l-2 44-5 8h-6l-5-8zM757 219h6v40l-2 6h-2l-2-6z"
      />
      <path className="fine" d="M637 221a3 3 0 1 0 6 0 3 3 0 1 0-6 0M701 168v62M711 168v62M760 168v40" />
      <circle className="line solid" cx="836" cy="196" r="44" />
      <circle className="line" cx="836" cy="196" r="36" />
      <circle className="line" cx="836" cy="196" r="28" />
      <circle className="line" cx="836" cy="196" r="20" />
      <path className="line solid" d="M828 148h16v96h-16z" />
      <path className="line" d="M862 232c10 20-4 34 6 50" />
      <path className="line solid" d="M860 280h18v26h-18z" />
      <path className="fine" d={strokes(865, 298, 3, 4, 8)} />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path className="shade" d="M292 226L104 620H600L400 202z" />
      <path className="line solid" d="M66 620v-14a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v14z" />
      <path className="line" d="M116 598L76 372M124 598L84 370" />
      <circle className="line solid" cx="80" cy="364" r="13" />
      <path className="line" d="M88 354L312 132M94 361L318 139" />
      <path
        className="fine"
        d="M124 338l-9-9M142 319l-9-9M160 301l-9-9M178 282l-9-9M196 264l-9-9M76 364a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
      />
      <circle className="line solid" cx="318" cy="132" r="12" />
      <circle className="fine" cx="318" cy="132" r="4" />
      <path className="line solid" d="M316 146l30-12a16 16 0 0 1 20 8l36 58-112 36-2-66a20 20 0 0 1 12-20z" />
      <path className="fine" d="M298 172l70-26" />
      <path className="line tone" d="M290 236l112-36 6 10-112 38z" />
    </>
  );
}

function OpenLaptop() {
  return (
    <>
      <path className="line solid" d="M214 572h300a10 10 0 0 1 10 10v12H204v-12a10 10 0 0 1 10-10z" />
      <path className="line solid" d="M220 594h40v26h-40zM468 594h40v26h-40z" />
      <path className="line solid" d="M524 580L612 388a10 10 0 0 1 13-5l8 4a10 10 0 0 1 5 13L548 594h-24z" />
      <path className="fine" d="M204 582H524M538 584L624 396" />
    </>
  );
}

function MainBoard() {
  return (
    <>
      <rect className="line solid" x="232" y="486" width="264" height="46" rx="6" />
      <circle className="line tone" cx="268" cy="509" r="16" />
      <path className="line" d="M284 502h44v14h-44" />
      <rect className="line solid" x="328" y="494" width="32" height="30" rx="3" />
      <rect className="line tone" x="396" y="494" width="88" height="30" rx="3" />
      <path
        className="fine"
        d="M263 509a5 5 0 1 0 10 0 5 5 0 1 0-10 0M370 496v26M378 496v26M386 496v26M418 494v30M440 494v30M462 494v30"
      />
    </>
  );
}

function MemoryStick() {
  return (
    <>
      <path className="mark" d={strokes(314, 458, 5, 10, 7) + strokes(374, 458, 4, 10, 7)} />
      <rect className="mark mark-solid" x="306" y="424" width="116" height="34" rx="3" />
      <path
        className="mark-detail"
        d="M316 432h18v18h-18zM342 432h18v18h-18zM368 432h18v18h-18zM394 432h18v18h-18z"
      />
    </>
  );
}

function ScrewTray() {
  return (
    <>
      <path className="line solid" d="M566 620l4-11h56l4 11z" />
      <path className="line" d="M582 609v-7M577 602h10M598 609v-5M594 604h8M612 609v-8M607 601h10" />
    </>
  );
}

function OpenDisk() {
  return (
    <>
      <path className="line solid" d="M646 620v-22a8 8 0 0 1 8-8h118a8 8 0 0 1 8 8v22z" />
      <path className="line solid" d="M668 590a45 11 0 0 1 90 0z" />
      <path className="line" d="M713 579v-14" />
      <ellipse className="line solid" cx="713" cy="562" rx="52" ry="9" />
      <ellipse className="fine" cx="713" cy="562" rx="14" ry="3" />
      <path className="fine" d="M646 604H780" />
      <path className="join" d="M661 562v28M765 562v28" />
    </>
  );
}

function Multimeter() {
  return (
    <>
      <rect className="line solid" x="804" y="494" width="74" height="126" rx="12" />
      <rect className="line tone" x="816" y="508" width="50" height="30" rx="4" />
      <circle className="line solid" cx="841" cy="568" r="17" />
      <path
        className="line"
        d="M824 516h8v7h-8v7h8M838 516h8v14h-8zM852 516h8v14M841 568l9-9M824 604c-20-20-14-60-40-58s-14 44-22 34"
      />
      <path className="fine" d="M820 604a4 4 0 1 0 8 0 4 4 0 1 0-8 0M854 604a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    </>
  );
}

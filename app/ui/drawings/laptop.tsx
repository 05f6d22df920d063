import { Bench, Drawing, Leader, Screw, strokes, type DrawingProps } from "./drawing.tsx";

/** A laptop with its back removed, the memory stick to replace, and the screwdriver. */
export function LaptopDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M96 64v58M404 64v58M250 54v50" />
      <Screw x={96} y={50} r={7} turn={30} />
      <Screw x={250} y={38} r={7} turn={70} />
      <Screw x={404} y={50} r={7} turn={110} />
      <rect className="line solid" x="60" y="104" width="380" height="226" rx="14" />
      <rect className="fine" x="72" y="116" width="356" height="202" rx="8" />
      <circle className="line tone" cx="138" cy="174" r="40" />
      <circle className="line solid" cx="138" cy="174" r="11" />
      <path
        className="fine"
        d="M138 163c-6-14 0-22 10-26M149 174c14-6 22 0 26 10M138 185c6 14 0 22-10 26M127 174c-14 6-22 0-26-10M146 166c6-14 16-15 23-10M130 182c-6 14-16 15-23 10"
      />
      <path className="line solid" d="M176 150h74a10 10 0 0 1 10 10v8h-14v-4h-70z" />
      <rect className="line solid" x="238" y="166" width="54" height="54" rx="6" />
      <path
        className="fine"
        d="M250 178h30v30h-30zM238 176h-8M238 186h-8M238 196h-8M238 206h-8M292 176h8M292 186h8M292 196h8M292 206h8"
      />
      <rect className="line solid" x="84" y="238" width="252" height="70" rx="6" />
      <path className="fine" d="M146 238v70M210 238v70M274 238v70M98 252h22M98 260h12" />
      <rect className="line solid" x="322" y="130" width="92" height="30" rx="3" />
      <path
        className="fine"
        d={`${strokes(330, 160, 9, 8, 6)}M330 137h16v15h-16zM352 137h16v15h-16zM374 137h16v15h-16z`}
      />
      <rect className="mark mark-solid" x="352" y="184" width="62" height="118" rx="4" />
      <path
        className="mark-detail"
        d={`M362 196h42v24h-42zM362 228h42v24h-42z${strokes(366, 292, 5, 8, 10)}`}
      />
      <Leader d="M414 210L470 112" to={[560, 112]} />
      <g transform="translate(512 150) rotate(14)">
        <path className="line solid" d="M-15 0a15 15 0 0 1 30 0l-2 70-6 14h-14l-6-14z" />
        <path className="fine" d="M-6 6v64M6 6v64" />
        <path className="line solid" d="M-5 84h10v76l-3 10h-4l-3-10z" />
      </g>
      <path className="line solid" d="M560 330a9 9 0 0 1 18 0M588 330a9 9 0 0 1 18 0" />
      <path className="line" d="M569 321v-6M597 321v-6" />
      <Bench />
    </Drawing>
  );
}

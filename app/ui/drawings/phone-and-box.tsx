import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

/** An Internet router ('box' in French) that sends, and a phone that receives nothing. */
export function PhoneAndBoxDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="line solid" x="40" y="96" width="60" height="60" rx="12" />
      <circle className="line tone" cx="70" cy="126" r="18" />
      <path className="fine" d="M64 126v.1M76 126v.1" />
      <path className="line" d="M70 144v120c0 40 6 66 34 66h30" />
      <path className="line solid" d="M142 318V100a16 16 0 0 1 16-16h104a16 16 0 0 1 16 16v218z" />
      <path className="line solid" d="M130 330a12 12 0 0 1 12-12h136a12 12 0 0 1 12 12z" />
      <path className="fine" d="M156 112a14 14 0 0 1 14-14h80a14 14 0 0 1 14 14v192H156z" />
      <path className="fine" d={strokes(176, 214, 9, 9, 72)} />
      <path className="line" d="M190 126h40M202 142h16" />
      <circle className="line solid" cx="184" cy="178" r="5" />
      <circle className="line solid" cx="210" cy="178" r="5" />
      <circle className="line solid" cx="236" cy="178" r="5" />
      <path
        className="fine"
        d="M306 118a52 52 0 0 1 0 76M324 102a76 76 0 0 1 0 108M342 86a100 100 0 0 1 0 140"
      />
      <path className="join" d="M362 156h26" />
      <rect className="line solid" x="392" y="118" width="112" height="212" rx="16" />
      <rect className="fine" x="402" y="138" width="92" height="162" rx="4" />
      <path className="line" d="M438 128h20M440 315h16" />
      <path className="fine" d="M416 256h64M416 270h44" />
      <path className="mark" d="M418 196a42 42 0 0 1 60 0M430 209a26 26 0 0 1 36 0" />
      <circle className="mark-solid" cx="448" cy="224" r="6" />
      <path className="mark" d="M424 228l48-48" />
      <Leader d="M478 184L530 84" to={[560, 84]} />
      <path className="line solid" d="M544 330v-30a10 10 0 0 1 10-10h40a10 10 0 0 1 10 10v30z" />
      <path className="line" d="M604 308h8a9 9 0 0 1 0 18h-8" />
      <path className="fine" d="M558 300v20M564 274c-6-8 6-12 0-20M580 274c-6-8 6-12 0-20" />
      <Bench />
    </Drawing>
  );
}

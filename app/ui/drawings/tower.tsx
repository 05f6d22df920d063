import { Bench, Drawing, Leader, Screw, strokes, type DrawingProps } from "./drawing.tsx";

/** An open tower computer, and the card that goes into it. */
export function TowerDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line" d="M108 320v10M316 320v10" />
      <rect className="line solid" x="84" y="64" width="256" height="258" rx="12" />
      <rect className="fine" x="98" y="78" width="228" height="230" rx="4" />
      <rect className="line tone" x="156" y="92" width="156" height="150" rx="4" />
      <rect className="line solid" x="190" y="108" width="58" height="58" rx="6" />
      <circle className="line" cx="219" cy="137" r="20" />
      <path className="fine" d="M219 117v40M199 137h40M205 123l28 28M233 123l-28 28" />
      <path className="fine" d={strokes(266, 108, 4, 10, 58)} />
      <path className="line" d="M172 196h126M172 222h126" />
      <path className="fine" d="M172 184h64M110 92h30v44h-30zM110 148h30v44h-30z" />
      <rect className="line solid" x="110" y="256" width="202" height="52" rx="4" />
      <circle className="fine" cx="274" cy="282" r="18" />
      <path className="fine" d="M126 270h64M126 282h64M126 294h44" />
      <Screw x={92} y={72} r={4} turn={30} />
      <Screw x={332} y={72} r={4} turn={-20} />
      <path className="join" d="M340 196h44M340 230h44" />
      <path className="line solid" d="M550 330V128a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v202z" />
      <path className="fine" d={strokes(568, 146, 4, 9, 60)} />
      <path
        className="mark mark-solid"
        d="M384 180a6 6 0 0 1 6-6h124a6 6 0 0 1 6 6v66a6 6 0 0 1-6 6h-92v10h-22v-10h-10a6 6 0 0 1-6-6z"
      />
      <circle className="mark-detail" cx="424" cy="212" r="22" />
      <circle className="mark-detail" cx="482" cy="212" r="22" />
      <path className="mark-detail" d="M424 202v20M414 212h20M482 202v20M472 212h20" />
      <Leader d="M500 174L526 84" to={[604, 84]} />
      <path className="line solid" d="M400 330v-16h68v16z" />
      <path className="line" d="M468 322h48" />
      <Bench />
    </Drawing>
  );
}

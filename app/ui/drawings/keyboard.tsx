import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

const keys = (y: number, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * 26} ${y}h18v16h-18z`).join("");

/** A keyboard, a mouse and a camera: devices that are plugged into a computer. */
export function KeyboardDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line" d="M236 204v-40a24 24 0 0 1 24-24h96a24 24 0 0 0 24-24V92" />
      <rect className="line tone" x="370" y="64" width="20" height="28" rx="4" />
      <path className="line solid" d="M72 330l10-118a10 10 0 0 1 10-9h308a10 10 0 0 1 10 9l10 118z" />
      <path className="fine" d={keys(220, 104, 11) + keys(246, 96, 11) + keys(272, 104, 11)} />
      <path className="fine" d="M96 298h34v16H96zM140 298h176v16H140zM326 298h34v16h-34z" />
      <path className="mark mark-solid" d="M376 246h26v70h-20v-28h-6z" />
      <path className="mark-detail" d="M395 258v16h-10M389 269l-5 5 5 5" />
      <Leader d="M402 246L446 128" to={[470, 128]} />
      <path className="line solid" d="M452 330v-44a34 34 0 0 1 68 0v44z" />
      <path className="fine" d="M486 252v34M452 292h68" />
      <rect className="line tone" x="481" y="262" width="10" height="18" rx="5" />
      <path className="line" d="M486 252v-40c0-22 20-24 40-24" />
      <path className="line solid" d="M560 330v-10h52v10zM582 320v-96h8v96z" />
      <rect className="line solid" x="546" y="150" width="80" height="76" rx="18" />
      <circle className="line tone" cx="586" cy="188" r="24" />
      <circle className="line solid" cx="586" cy="188" r="10" />
      <path className="fine" d="M610 162h.1" />
      <Bench />
    </Drawing>
  );
}

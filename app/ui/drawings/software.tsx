import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

/** A screen whose program has stopped with an error. */
export function SoftwareDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="line solid" x="70" y="72" width="352" height="208" rx="14" />
      <rect className="fine" x="86" y="88" width="320" height="168" rx="4" />
      <path className="fine" d="M240 268h12" />
      <path className="line solid" d="M216 280h60v32h-60z" />
      <path className="line solid" d="M166 330a16 16 0 0 1 16-18h128a16 16 0 0 1 16 18z" />
      <rect className="line tone" x="108" y="106" width="172" height="112" rx="6" />
      <path className="fine" d="M108 122h172M120 138h92M120 152h64M120 166h46M118 114h.1M128 114h.1" />
      <rect className="line solid" x="192" y="140" width="190" height="98" rx="6" />
      <path className="fine" d="M192 158h190M366 146l6 6M372 146l-6 6M258 182h100M258 196h78" />
      <rect className="fine" x="308" y="212" width="58" height="16" rx="4" />
      <circle className="mark" cx="226" cy="192" r="18" />
      <path className="mark" d="M219 185l14 14M233 185l-14 14" />
      <Leader d="M240 180L300 40" to={[560, 40]} />
      <path className="line solid" d="M444 330v-8a10 10 0 0 1 10-10h112a10 10 0 0 1 10 10v8z" />
      <path className="fine" d={strokes(458, 318, 13, 8, 7)} />
      <path className="line" d="M466 312V168a20 20 0 0 1 20-20h48a20 20 0 0 1 20 20v144" />
      <path className="line tone" d="M488 190h44v80h-44z" />
      <path className="fine" d="M498 206h24M498 218h24M498 230h14" />
      <path className="line solid" d="M592 330v-34a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v34z" />
      <Bench />
    </Drawing>
  );
}

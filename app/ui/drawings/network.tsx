import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

const sockets = [126, 184, 242, 300];
const socket = (x: number) => `M${x} 228h42v34h-10v6h-22v-6h-10z`;

/** A router whose third socket is empty, with the cable beside it. */
export function NetworkDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className="fine"
        d="M120 156a56 56 0 0 1 0-76M106 168a78 78 0 0 1 0-102M356 156a56 56 0 0 0 0-76M370 168a78 78 0 0 0 0-102"
      />
      <path className="line solid" d="M150 190V72a7 7 0 0 1 14 0v118zM312 190V72a7 7 0 0 1 14 0v118z" />
      <rect className="line solid" x="104" y="186" width="268" height="92" rx="12" />
      <path className="fine" d="M104 212H372M122 199h36M300 199h8M316 199h8M332 199h8M348 199h8" />
      <path className="line solid" d={sockets.map(socket).join("")} />
      <path className="line tone" d={socket(242)} />
      <path className="fine" d={sockets.map((x) => strokes(x + 8, 228, 4, 7, 8)).join("")} />
      <path className="line solid" d="M137 262h20v28h-20zM195 262h20v28h-20zM311 262h20v28h-20z" />
      <path
        className="line"
        d="M147 290v12c0 16-12 28-28 28H0M205 290v20c0 12-8 20-20 20M321 290v12c0 18 12 28 30 28h289"
      />
      <path className="leader-dotted" d="M263 276V292C300 330 388 270 428 196" />
      <g transform="translate(432 196) rotate(24)">
        <path className="line solid" d="M-18 0h36v44h-36z" />
        <path className="mark" d={strokes(-12, 0, 4, 8, 14)} />
        <path className="line solid" d="M-9 10h18v34h-18zM-11 44h22v26h-22z" />
        <path className="fine" d="M-11 52h22M-11 60h22" />
      </g>
      <path className="line" d="M403 260c-26 58 62 92 98 40s-2-112-42-80 14 108 82 84 58-96 99-98" />
      <Leader d="M448 192L500 112" to={[560, 112]} />
      <Bench />
    </Drawing>
  );
}

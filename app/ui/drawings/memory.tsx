import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

const chips = (y: number, height: number) =>
  [96, 148, 200, 276, 328, 380].map((x) => `M${x} ${y}h36v${height}h-36z`).join("");

/** A memory stick above its empty slot, and the disk to replace next. */
export function MemoryDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M92 172v30M424 172v30M252 162v38" />
      <path
        className="line solid"
        d="M72 210a8 8 0 0 1 8-8h356a8 8 0 0 1 8 8v20a7 7 0 0 0 0 14v52H72v-52a7 7 0 0 0 0-14z"
      />
      <path className="line tone" d={chips(216, 40)} />
      <path className="fine" d="M72 272h372" />
      <path className="fine" d={strokes(88, 278, 18, 8, 18) + strokes(268, 278, 21, 8, 18)} />
      <path className="line solid" d="M60 294h396v36H60z" />
      <path className="line solid" d="M42 330v-58a9 9 0 0 1 18 0v58zM456 330v-58a9 9 0 0 1 18 0v58z" />
      <path className="fine" d="M60 308h184l8 8 8-8h196M51 282v12M465 282v12" />
      <path className="mark" d={strokes(88, 156, 18, 8, 10) + strokes(268, 156, 21, 8, 10)} />
      <path
        className="mark mark-solid"
        d="M72 100a8 8 0 0 1 8-8h356a8 8 0 0 1 8 8v14a7 7 0 0 0 0 14v28H264l-8-8h-8l-8 8H72v-28a7 7 0 0 0 0-14z"
      />
      <path className="mark-detail" d={`${chips(102, 34)}M88 146h136M280 146h136`} />
      <Leader d="M444 106L480 68" to={[560, 68]} />
      <rect className="line solid" x="514" y="206" width="100" height="124" rx="12" />
      <path className="fine" d="M528 222h72v64h-72zM538 238h40M538 250h52M538 262h28" />
      <path className="line" d="M540 312h20M568 312h24" />
      <Bench />
    </Drawing>
  );
}

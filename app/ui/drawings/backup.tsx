import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** Three copies of the data: two in boxes, and one on a disk that will be taken to another place. */
export function BackupDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M402 150v74M530 150v74M402 84v24M530 84v24" />
      <ArchiveBox x={76} y={214} />
      <ArchiveBox x={96} y={98} />
      <path className="line solid" d="M376 224h180v106H376z" />
      <path className="shade" d="M378 226h176v16H378z" />
      <path className="fine" d="M376 242h180" />
      <rect className="line solid" x="430" y="262" width="72" height="34" rx="4" />
      <path className="fine" d="M440 274h52M440 284h32" />
      <path className="line solid" d="M370 60h192v24H370z" />
      <path className="fine" d="M370 76h192" />
      <rect className="mark mark-solid" x="398" y="108" width="136" height="42" rx="8" />
      <path
        className="mark-detail"
        d="M412 122h44M412 134h28M534 129h-14M500 129a7 7 0 1 0 14 0 7 7 0 1 0-14 0"
      />
      <Leader d="M536 124L576 104" to={[604, 104]} />
      <circle className="line solid" cx="314" cy="300" r="30" />
      <circle className="line tone" cx="314" cy="300" r="18" />
      <path className="fine" d="M314 276a24 24 0 0 1 24 24" />
      <path className="line" d="M314 330h38" />
      <path className="line solid" d="M588 330v-52h22v52zM592 278v-16h14v16z" />
      <path className="fine" d="M588 318h22M596 268v4M602 268v4" />
      <Bench />
    </Drawing>
  );
}

/** A closed box with its label and its handle. It is 116 high, so its base is at y + 116. */
function ArchiveBox({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="line solid" d="M6 22h168v94H6zM0 0h180v24H0z" />
      <path className="fine" d="M0 16h180M68 76h44a8 8 0 0 1 0 16H68a8 8 0 0 1 0-16" />
      <rect className="line tone" x="54" y="38" width="72" height="28" rx="4" />
      <path className="fine" d="M64 48h52M64 57h32" />
    </g>
  );
}

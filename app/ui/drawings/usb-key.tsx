import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** The USB key from which an operating system is installed again, and the box of its disc. */
export function UsbKeyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="line solid" x="56" y="136" width="150" height="194" rx="8" />
      <path className="fine" d="M72 136v194" />
      <circle className="line tone" cx="140" cy="214" r="46" />
      <circle className="fine" cx="140" cy="214" r="34" />
      <circle className="line solid" cx="140" cy="214" r="11" />
      <path className="fine" d="M94 286h92M94 300h60" />
      <path className="join" d="M450 294h34M304 256V150M372 256V150" />
      <rect className="line solid" x="396" y="272" width="54" height="44" rx="3" />
      <path className="line tone" d="M412 282h12v8h-12zM412 298h12v8h-12z" />
      <rect className="line solid" x="240" y="258" width="158" height="72" rx="14" />
      <rect className="line tone" x="276" y="278" width="84" height="32" rx="6" />
      <path className="fine" d="M288 290h60M288 300h36" />
      <circle className="fine" cx="258" cy="294" r="7" />
      <path className="line solid" d="M284 150V62h72l22 22v66z" />
      <path className="line" d="M356 62v22h22" />
      <path className="fine" d="M300 86h40M300 102h62M300 118h50M300 134h62" />
      <rect className="mark mark-solid" x="484" y="258" width="92" height="72" rx="14" />
      <path className="mark-detail" d="M540 274v40M550 274v40M560 274v40" />
      <Leader d="M530 258L556 128" to={[604, 128]} />
      <Bench />
    </Drawing>
  );
}

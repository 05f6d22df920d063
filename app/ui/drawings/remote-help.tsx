import { Bench, Drawing, type DrawingProps } from "./drawing.tsx";

/** Two screens. The pointer of one screen works on the other screen. */
export function RemoteHelpDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="line solid" x="56" y="142" width="204" height="140" rx="12" />
      <rect className="fine" x="70" y="156" width="176" height="112" rx="4" />
      <path className="line solid" d="M30 330l22-48h212l22 48z" />
      <path className="fine" d="M62 296h192M54 312h208" />
      <rect className="line tone" x="92" y="176" width="112" height="68" rx="6" />
      <path className="fine" d="M92 192h112" />
      <path className="line" d="M148 204v16M148 230v.1" />
      <rect className="line solid" x="366" y="74" width="230" height="164" rx="12" />
      <rect className="fine" x="380" y="88" width="202" height="124" rx="4" />
      <path className="line solid" d="M462 238h38v56h-38z" />
      <path className="line solid" d="M430 330a16 16 0 0 1 16-36h70a16 16 0 0 1 16 36z" />
      <rect className="line tone" x="400" y="106" width="96" height="66" rx="4" />
      <path
        className="fine"
        d="M400 120h96M412 134h52M412 146h64M412 158h34M516 112h48M516 126h34M516 140h48M516 154h26M400 190h164"
      />
      <path className="leader-dotted" d="M452 150C400 20 240 30 196 200" />
      <path className="mark mark-solid" d="M190 196l4 44 11-11 9 19 9-4-9-19 15-2z" />
      <circle className="mark-solid" cx="452" cy="150" r="5" />
      <path className="line solid" d="M576 330v-12h24v12z" />
      <path className="line" d="M588 318v-52M566 282v-6a22 22 0 0 1 44 0v6" />
      <rect className="line solid" x="558" y="278" width="14" height="26" rx="6" />
      <rect className="line solid" x="604" y="278" width="14" height="26" rx="6" />
      <path className="line" d="M565 304c0 12 8 14 16 14" />
      <Bench />
    </Drawing>
  );
}

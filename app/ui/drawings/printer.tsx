import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

/** A printer with a jammed sheet. */
export function PrinterDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line solid" d="M146 174V66h172l24 24v84z" />
      <path className="line" d="M318 66v24h24" />
      <path className="fine" d="M168 92h96M168 108h150M168 124h128M168 140h150M168 156h84" />
      <path className="line solid" d="M112 176a12 12 0 0 1 12-12h240a12 12 0 0 1 12 12v16H112z" />
      <rect className="line solid" x="72" y="190" width="344" height="128" rx="12" />
      <path className="line" d="M96 318v12M392 318v12" />
      <path className="fine" d="M72 218h344" />
      <path className="fine" d="M92 204h44" />
      <circle className="line" cx="392" cy="204" r="4" />
      <circle className="fine" cx="372" cy="204" r="4" />
      <rect className="line tone" x="118" y="240" width="252" height="20" rx="6" />
      <path className="line solid" d="M130 300l-14 18h256l-14-18z" />
      <path
        className="mark mark-solid"
        d="M150 250h188l-12 13 16 10-18 10 14 11-16 12H166l-14-12 16-11-18-10 16-10z"
      />
      <path className="mark-detail" d="M166 263h160M150 273h192M168 283h156M152 294h186" />
      <Leader d="M340 258L452 112" to={[560, 112]} />
      <path className="join" d="M416 246h58" />
      <path className="line solid" d="M474 330v-96h44l16 16v80z" />
      <path className="fine" d="M484 284h40v34h-40zM484 246h24M484 256h16" />
      <path className="fine" d={strokes(492, 284, 4, 8, 34)} />
      <path className="line solid" d="M556 330v-62h36l12 12v50z" />
      <path className="fine" d="M564 300h32v20h-32zM564 280h18" />
      <Bench />
    </Drawing>
  );
}

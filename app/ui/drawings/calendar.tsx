import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

const weeks = [168, 202, 236, 270].map((y) => `M112 ${y}h256`).join("");

/** The calendar of the next visit, with the spray can and the brush that remove dust. */
export function CalendarDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className="line solid"
        d="M92 330a8 8 0 0 1-8-8V98a8 8 0 0 1 8-8h296a8 8 0 0 1 8 8v224a8 8 0 0 1-8 8z"
      />
      <path className="line tone" d="M84 98a8 8 0 0 1 8-8h296a8 8 0 0 1 8 8v36H84z" />
      <path className="line" d={strokes(116, 76, 9, 31, 26)} />
      <path className="fine" d="M150 116h92M338 116h22" />
      <path className="fine" d={weeks + strokes(148, 152, 6, 37, 150)} />
      <rect className="mark mark-solid" x="262" y="206" width="32" height="26" rx="6" />
      <path className="mark-detail" d="M271 219l5 5 10-11" />
      <Leader d="M294 212L440 68" to={[560, 68]} />
      <rect className="line solid" x="442" y="190" width="62" height="140" rx="10" />
      <path className="line solid" d="M452 190v-10a10 10 0 0 1 10-10h22a10 10 0 0 1 10 10v10z" />
      <path className="line solid" d="M460 170v-20h26v20z" />
      <path className="line" d="M486 158h58" />
      <path className="fine" d="M552 158h20M552 150l18-10M552 166l18 10" />
      <rect className="line tone" x="442" y="220" width="62" height="62" />
      <path className="fine" d="M456 240h34M456 254h22" />
      <path className="line solid" d="M548 330v-34a12 12 0 0 1 12-12h24a12 12 0 0 1 12 12v34z" />
      <path className="line solid" d="M564 284v-66a8 8 0 0 1 16 0v66z" />
      <path className="fine" d={strokes(556, 304, 5, 8, 26)} />
      <Bench />
    </Drawing>
  );
}

import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** The toolbox for a visit at home, and the house. */
export function ToolboxDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line solid" d="M366 330V222l92-70 92 70v108z" />
      <path className="line" d="M352 233l106-81 106 81" />
      <path className="line tone" d="M440 330v-60h36v60zM390 244h28v28h-28zM498 244h28v28h-28z" />
      <path className="fine" d="M404 244v28M390 258h28M512 244v28M498 258h28M468 300v.1" />
      <path
        className="line"
        d="M128 208v-30a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v30M142 208v-24a6 6 0 0 1 6-6h80a6 6 0 0 1 6 6v24"
      />
      <path className="line solid" d="M66 220a12 12 0 0 1 12-12h220a12 12 0 0 1 12 12v34H66z" />
      <rect className="line solid" x="58" y="254" width="260" height="76" rx="8" />
      <path className="line tone" d="M104 244h28v26h-28zM244 244h28v26h-28z" />
      <path className="fine" d="M66 222h244M58 312h260M112 258h12M252 258h12" />
      <rect className="line tone" x="162" y="274" width="52" height="26" rx="4" />
      <path className="fine" d="M172 284h32M172 291h20" />
      <path className="join" d="M458 120v28" />
      <path className="mark mark-solid" d="M458 118c-18-22-28-34-28-50a28 28 0 0 1 56 0c0 16-10 28-28 50z" />
      <circle className="mark-detail" cx="458" cy="68" r="10" />
      <Leader d="M488 68" to={[560, 68]} />
      <path className="line" d="M584 330v-66" />
      <path className="line solid" d="M584 206c17 0 26 16 26 34s-12 30-26 30-26-12-26-30 9-34 26-34z" />
      <path className="fine" d="M584 226v44M584 248l11-9M584 254l-9-8" />
      <Bench />
    </Drawing>
  );
}

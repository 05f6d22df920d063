import { Bench, Drawing, Leader, Screw, strokes, type DrawingProps } from "./drawing.tsx";

/** An open hard disk whose head is faulty. */
export function HardDiskDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M246 62H362M246 306H362" />
      <rect className="line solid" x="352" y="62" width="172" height="244" rx="12" />
      <path className="fine" d="M368 86h84M368 100h120M368 114h60" />
      <path className="fine" d={strokes(378, 146, 5, 12, 36) + strokes(384, 146, 5, 12, 36)} />
      <rect className="fine" x="368" y="132" width="140" height="64" rx="4" />
      <circle className="fine" cx="438" cy="248" r="30" />
      <circle className="fine" cx="438" cy="248" r="4" />
      <Screw x={366} y={76} turn={30} />
      <Screw x={510} y={76} turn={80} />
      <Screw x={366} y={292} turn={120} />
      <Screw x={510} y={292} turn={10} />
      <rect className="line solid" x="104" y="46" width="196" height="276" rx="12" />
      <rect className="fine" x="116" y="58" width="172" height="252" rx="8" />
      <circle className="line tone" cx="202" cy="148" r="80" />
      <circle className="fine" cx="202" cy="148" r="66" />
      <circle className="fine" cx="202" cy="148" r="52" />
      <path className="mark" d="M240 94A66 66 0 0 1 268 146" />
      <circle className="line solid" cx="202" cy="148" r="24" />
      <circle className="fine" cx="202" cy="148" r="11" />
      <Screw x={202} y={134} r={2.6} turn={0} />
      <Screw x={190} y={155} r={2.6} turn={0} />
      <Screw x={214} y={155} r={2.6} turn={0} />
      <path className="line solid" d="M138 262l14-22 84-96 10 5-66 112-10 22a17 17 0 1 1-32-21z" />
      <circle className="line solid" cx="154" cy="272" r="9" />
      <path className="mark mark-solid" d="M232 148l14-12 10 9-12 10z" />
      <path className="line solid" d="M206 256h66v40h-66z" />
      <path className="fine" d={strokes(214, 264, 7, 8, 24)} />
      <Screw x={122} y={64} turn={40} />
      <Screw x={282} y={64} turn={100} />
      <Screw x={122} y={304} turn={0} />
      <Screw x={282} y={304} turn={60} />
      <Leader d="M258 112L318 36" to={[560, 36]} />
      <path className="line solid" d="M556 330v-42h8v42zM550 288h20l-4-92h-12z" />
      <path className="fine" d="M556 214v60M564 214v60" />
      <path className="line" d="M560 196v-36l4-10" />
      <path className="line" d="M124 330v-8M280 330v-8" />
      <Bench />
    </Drawing>
  );
}

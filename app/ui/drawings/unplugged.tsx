import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** A screen that shows 404, and the plug that was pulled out. */
export function UnpluggedDrawing(props: DrawingProps) {
  return (
    <Unplugged {...props} shown="M440 160v22h24M464 160v44M480 160h24v44h-24zM520 160v22h24M544 160v44" />
  );
}

/** The same scene for a failure of our server: the screen shows a warning sign. */
export function OutageDrawing(props: DrawingProps) {
  return <Unplugged {...props} shown="M492 154v34M492 206v.1" />;
}

function Unplugged({ shown, ...props }: DrawingProps & { shown: string }) {
  return (
    <Drawing {...props}>
      <path className="line" d="M-1600 330H0c24 0 20-38 44-38" />
      <rect className="line solid" x="40" y="246" width="176" height="84" rx="12" />
      <rect className="fine" x="50" y="256" width="156" height="64" rx="8" />
      <Socket x={92} />
      <Socket x={164} />
      <path className="join" d="M164 288h60" />
      <path className="mark" d="M230 281h18M230 295h18" />
      <path className="mark mark-solid" d="M248 270h24a18 18 0 0 1 0 36h-24z" />
      <path className="mark-detail" d="M258 278v20M266 278v20" />
      <path className="line" d="M290 288c48 0 8 42 62 42h92" />
      <Leader d="M268 270L352 84" to={[604, 84]} />
      <rect className="line solid" x="384" y="112" width="216" height="150" rx="12" />
      <rect className="line tone" x="398" y="126" width="188" height="110" rx="4" />
      <path className="line" d={shown} />
      <path className="fine" d="M484 249h16" />
      <path className="line solid" d="M474 262h36v42h-36z" />
      <path className="line solid" d="M440 330a14 14 0 0 1 14-26h76a14 14 0 0 1 14 26z" />
      <Bench />
    </Drawing>
  );
}

/** A French socket: two holes and the earth pin. */
function Socket({ x }: { x: number }) {
  return (
    <>
      <circle className="line tone" cx={x} cy="288" r="25" />
      <path className="line" d={`M${x - 10} 290v.1M${x + 10} 290v.1`} />
      <circle className="fine" cx={x} cy="277" r="3" />
    </>
  );
}

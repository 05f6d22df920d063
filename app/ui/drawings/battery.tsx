import { Bench, Drawing, Leader, Screw, type DrawingProps } from "./drawing.tsx";

const cell = (x: number) =>
  `M${x} 240a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v66a10 10 0 0 1-10 10h-36a10 10 0 0 1-10-10z`;

/** A battery pack without its cover: one cell has swollen. */
export function BatteryDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M84 168v44M396 168v44M240 168v36" />
      <rect className="line solid" x="66" y="116" width="348" height="52" rx="12" />
      <path className="fine" d="M66 152h348M100 134h72M186 134h28" />
      <path className="line" d="M330 127h22v16h-22zM352 132v6" />
      <Screw x={84} y={84} turn={30} />
      <Screw x={396} y={84} turn={100} />
      <path className="join" d="M84 92v22M396 92v22" />
      <rect className="line solid" x="66" y="212" width="348" height="118" rx="12" />
      <path className="line tone" d={[86, 150, 338].map(cell).join("")} />
      <path className="line solid" d="M104 230v-6h20v6zM168 230v-6h20v6zM356 230v-6h20v6z" />
      <path
        className="fine"
        d="M86 252h56M150 252h56M338 252h56M108 280h12M114 274v12M172 280h12M178 274v12M360 280h12M366 274v12"
      />
      <path
        className="mark mark-solid"
        d="M228 240c-18 22-18 46 0 66 6 10 14 12 28 12h26c14 0 22-2 28-12 18-20 18-44 0-66-6-10-14-14-28-14h-26c-14 0-22 4-28 14z"
      />
      <path className="mark-detail" d="M226 248c26-8 60-8 86 0M263 280h12M269 274v12" />
      <Leader d="M322 262L440 84" to={[560, 84]} />
      <path className="line" d="M414 262h18c12 0 8 18 20 18" />
      <path className="line solid" d="M452 268h26v24h-26z" />
      <path className="fine" d="M460 268v24M478 274h8M478 280h8M478 286h8" />
      <path className="line solid" d="M530 330v-56a12 12 0 0 1 12-12h46a12 12 0 0 1 12 12v56z" />
      <path className="fine" d="M544 282h26M544 292h42M544 302h34" />
      <path className="line" d="M553 262v-20M577 262v-20M600 312c16 0 14 18 30 18h30" />
      <circle className="fine" cx="583" cy="276" r="3" />
      <Bench />
    </Drawing>
  );
}

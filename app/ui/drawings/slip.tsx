import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

/** A repair slip on a clipboard, and the bell of the shop's counter. */
export function SlipDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="line solid" x="92" y="76" width="220" height="254" rx="12" />
      <path className="line tone" d="M108 104h188v212H108z" />
      <path className="line solid" d="M162 92V76a8 8 0 0 1 8-8h18a14 14 0 0 1 28 0h18a8 8 0 0 1 8 8v16z" />
      <circle className="fine" cx="202" cy="68" r="5" />
      <path className="line" d="M126 134h70" />
      <path className="fine" d="M126 156h152M126 172h152M126 188h104M126 212h152M126 228h76" />
      <path className="join" d="M108 252h188" />
      <path className="fine" d={strokes(126, 270, 12, 6, 30)} />
      <rect className="line solid" x="236" y="266" width="42" height="38" rx="6" />
      <path className="mark" d="M243 284l10 11 30-38" />
      <Leader d="M284 256L350 76" to={[560, 76]} />
      <path className="line" d="M430 250v-16" />
      <circle className="line tone" cx="430" cy="226" r="9" />
      <path className="line solid" d="M366 316a64 64 0 0 1 128 0z" />
      <path className="line solid" d="M352 330v-8a6 6 0 0 1 6-6h144a6 6 0 0 1 6 6v8z" />
      <path
        className="fine"
        d="M386 304a46 46 0 0 1 24-32M366 224a72 72 0 0 1 24-34M494 224a72 72 0 0 0-24-34"
      />
      <path className="line" d="M566 276V174l8-16 8 16v102M590 276l14-88" />
      <path className="line solid" d="M548 330v-54h64v54z" />
      <path className="fine" d="M548 290h64M566 190h16" />
      <Bench />
    </Drawing>
  );
}

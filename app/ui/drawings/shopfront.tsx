import { Bench, Drawing, Leader, strokes, type DrawingProps } from "./drawing.tsx";

/** The front of the workshop: its sign, its window, and its open door. */
export function ShopfrontDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line solid" d="M76 330V92h416v238z" />
      <path className="line tone" d="M64 64h440v52H64z" />
      <path className="line" d="M196 90h104M316 90h56" />
      <path className="fine" d="M64 106h440" />
      <path
        className="line solid"
        d="M64 116h440v24a20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0 20 20 0 0 1-40 0z"
      />
      <path className="fine" d={strokes(104, 116, 10, 40, 24)} />
      <rect className="line tone" x="102" y="184" width="228" height="112" rx="4" />
      <path
        className="line solid"
        d="M158 220h116a8 8 0 0 1 8 8v52H150v-52a8 8 0 0 1 8-8zM134 296l12-16h140l12 16z"
      />
      <path className="fine" d="M162 232h108v40H162zM102 312h228M114 196l26 0M114 206h14" />
      <path className="line solid" d="M366 330V178h96v152z" />
      <rect className="line tone" x="380" y="192" width="68" height="86" rx="4" />
      <path className="line" d="M380 296h12" />
      <path className="fine" d="M414 192v14M396 214l18-10 18 10" />
      <rect className="mark mark-solid" x="390" y="214" width="48" height="26" rx="5" />
      <path className="mark-detail" d="M400 227h28" />
      <Leader d="M438 218L530 150" to={[604, 150]} />
      <path className="line" d="M556 290c0-30-20-34-24-54M556 290c0-36 4-52 0-78M556 290c0-30 22-32 28-50" />
      <path className="line tone" d="M530 286h52l-8 44h-36z" />
      <path className="fine" d="M534 300h44" />
      <Bench />
    </Drawing>
  );
}

import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** The headset of the person who helps, and the conversation on the screen. */
export function HeadsetDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line" d="M74 252v-28a92 92 0 0 1 184 0v28" />
      <path className="fine" d="M88 252v-28a78 78 0 0 1 156 0v28" />
      <rect className="line tone" x="96" y="256" width="20" height="66" rx="10" />
      <rect className="line tone" x="216" y="256" width="20" height="66" rx="10" />
      <rect className="line solid" x="60" y="248" width="40" height="82" rx="14" />
      <rect className="line solid" x="232" y="248" width="40" height="82" rx="14" />
      <path className="fine" d="M72 272v34M260 272v34" />
      <path className="line" d="M92 312c14 12 34 12 52 2" />
      <rect className="mark mark-solid" x="144" y="296" width="38" height="20" rx="10" />
      <path className="mark-detail" d="M156 302v8M163 302v8M170 302v8" />
      <Leader d="M182 298L282 68" to={[560, 68]} />
      <rect className="line solid" x="326" y="108" width="236" height="152" rx="12" />
      <rect className="fine" x="340" y="122" width="208" height="124" rx="4" />
      <path className="line solid" d="M424 260h40v40h-40z" />
      <path className="line solid" d="M392 330a16 16 0 0 1 16-30h72a16 16 0 0 1 16 30z" />
      <path
        className="line tone"
        d="M356 140h88a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-72l-12 12v-12h-4a8 8 0 0 1-8-8v-24z"
      />
      <path className="line solid" d="M436 194h88a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8v-20z" />
      <path className="fine" d="M364 154h68M364 166h44M444 206h72M444 218h50" />
      <path className="line solid" d="M558 330v-30a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v30z" />
      <path className="fine" d="M576 274c-6-8 6-12 0-20M592 274c-6-8 6-12 0-20M570 300v20" />
      <Bench />
    </Drawing>
  );
}

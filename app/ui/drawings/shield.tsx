import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** A shield and its lock, between a phishing letter and a password. */
export function ShieldDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="join" d="M172 238H216M424 162H468" />
      <path
        className="line solid"
        d="M320 44c34 22 70 32 112 34v92c0 74-44 122-112 160-68-38-112-86-112-160V78c42-2 78-12 112-34z"
      />
      <path className="shade" d="M320 60v252c58-34 98-76 98-142V91c-38-3-68-13-98-31z" />
      <path
        className="fine"
        d="M320 60c30 18 60 28 98 31v79c0 68-40 108-98 142-58-34-98-74-98-142V91c38-3 68-13 98-31zV312"
      />
      <path className="line solid" d="M282 178v-26a38 38 0 0 1 76 0v26" />
      <path className="line" d="M294 178v-26a26 26 0 0 1 52 0v26" />
      <rect className="line solid" x="266" y="178" width="108" height="80" rx="12" />
      <circle className="mark-solid" cx="320" cy="210" r="11" />
      <path className="mark" d="M320 212v24" />
      <rect className="line solid" x="44" y="196" width="128" height="84" rx="8" />
      <path className="line" d="M46 202l62 46 62-46M108 280v16a14 14 0 1 0 28 0l-8 8" />
      <path className="fine" d="M46 276l44-42M170 276l-44-42" />
      <rect className="line solid" x="468" y="140" width="136" height="44" rx="10" />
      <path className="line" d="M582 150v24" />
      <path className="ink" d={[490, 508, 526, 544, 562].map(bullet).join("")} />
      <path className="fine" d="M536 184v30" />
      <circle className="line solid" cx="536" cy="232" r="18" />
      <circle className="fine" cx="536" cy="226" r="5" />
      <path className="line solid" d="M531 249h10v56h-10zM541 276h12v8h-8v8h8v8h-12" />
      <Bench />
      <Leader d="M330 204L440 112" to={[560, 112]} />
    </Drawing>
  );
}

/** One dot of a hidden password. */
function bullet(x: number): string {
  return `M${x - 4.5} 162a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z`;
}

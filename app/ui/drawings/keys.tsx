import { Bench, Drawing, Leader, type DrawingProps } from "./drawing.tsx";

/** A padlock, and the keys of a house on their board. */
export function KeysDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="line" d="M112 200v-48a62 62 0 0 1 124 0v48M132 200v-46a42 42 0 0 1 84 0v46" />
      <rect className="line solid" x="86" y="198" width="176" height="132" rx="18" />
      <path className="fine" d="M86 224h176M104 312h140" />
      <circle className="line tone" cx="174" cy="258" r="16" />
      <path className="line" d="M174 270v24" />
      <path className="line solid" d="M326 138h14v192h-14zM566 138h14v192h-14z" />
      <rect className="line solid" x="306" y="84" width="294" height="58" rx="8" />
      <path className="fine" d="M306 100h294" />
      <path className="line" d="M372 128v22M450 128v22M528 128v22" />
      <circle className="fine" cx="372" cy="122" r="5" />
      <circle className="fine" cx="450" cy="122" r="5" />
      <circle className="fine" cx="528" cy="122" r="5" />
      <circle className="line solid" cx="372" cy="176" r="24" />
      <circle className="fine" cx="372" cy="168" r="8" />
      <path className="line solid" d="M366 200h12v76l-6 8-6-8z" />
      <path className="line" d="M378 244h12v10h-12M378 260h8v8h-8" />
      <circle className="mark" cx="450" cy="176" r="24" />
      <circle className="mark" cx="450" cy="168" r="7" />
      <path className="mark" d="M444 200v68l6 8 6-8v-68M456 236h12v10h-12M456 252h8v8h-8" />
      <Leader d="M470 162L508 48" to={[604, 48]} />
      <path className="line solid" d="M506 162l22-14 22 14v76h-44z" />
      <circle className="fine" cx="528" cy="166" r="5" />
      <path className="fine" d="M516 186h24M516 200h24M516 214h14" />
      <Bench />
    </Drawing>
  );
}

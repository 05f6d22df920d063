import { normalise } from "../../understanding/rules/normalise.ts";

const phone = /\b(d|l)?(iphones?|ipads?|smartphones?|galaxy|tablettes?)\b/;
const computer = /\b(ordi\w*|pc|portables?|mac\w*|imacs?|tours?|windows|imprimantes?)\b/;

/** Whether a question is about a phone or a tablet and names no computer. The prices of computers do not answer it. */
export function asksAboutPhone(question: string): boolean {
  const text = normalise(question).join(" ");
  return phone.test(text) && !computer.test(text);
}

import { placeWords } from "./asked-place.ts";

const mac = /^(i?macs?|macbooks?|macos|osx)$/;
/** Words beside 'Apple' that show that the question is not about a computer. */
const others = /^(iphones?|ipads?|ipods?|watch|tv|telephones?|tablettes?|smartphones?|compte|id|pay|music)$/;

/**
 * Whether a question is about a Mac (rule settings/devices). One about an 'adresse MAC' (a network address) is not.
 */
export function asksAboutMac(question: string): boolean {
  const words = placeWords(question);
  const isNamed = words.some((word, at) => mac.test(word) && !/^adresses?$/.test(words[at - 1] ?? ""));
  return isNamed || (words.includes("apple") && !words.some((word) => others.test(word)));
}

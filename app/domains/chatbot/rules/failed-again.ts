import { normalise } from "../understanding/rules/normalise.ts";

const repaired = /\b(repar\w*|panne|depann\w*|intervention|passage|probleme|rendu|(de|par) chez vous)\b/;
const again =
  /\b(revenue?s?|revient|revenir|recommen\w+|retomb\w+|replant\w+|recass\w+|(de|a) nouveau|meme (panne|probleme|souci)|(encore|toujours) (en panne|casse\w*|plante\w*|hs)|pire qu\w*|pas tenu|tenu que|deuxieme fois|troisieme fois)\b/;

/** Whether a complaint says that a repair failed (rule assistant/complaint). */
export function isFailedAgain(question: string): boolean {
  const text = normalise(question).join(" ");
  return repaired.test(text) && again.test(text);
}

/** Whether a complaint asks for the money back (rule assistant/complaint). */
export function asksRefund(question: string): boolean {
  return /\b(rembours\w+|mon argent|dedommag\w+)\b/.test(normalise(question).join(" "));
}

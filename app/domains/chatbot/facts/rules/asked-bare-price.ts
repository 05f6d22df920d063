import { normalise, soundOf } from "../../understanding/rules/normalise.ts";

const sounds = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(soundOf));
const price = sounds("combien prix tarif tarifs cout coute couterait");
/** Words for the shop's work in general. They name no device, part or fault. */
const work = sounds(
  "depannage depannages reparation reparations intervention interventions prestation service services reparer depanner main oeuvre",
);
const around = sounds(
  "c est ca un une le la les l de du des d pour votre vos vous nous on prenez prend faites faire facturez demandez revient vaut faut compter environ a peu pres en moyenne bonjour svp stp merci s il te plait quel quels quelle quelles est sont que je peux voudrais savoir chez et mon ma mes",
);

/**
 * Whether a question asks only what the shop's work costs (rule assistant/facts). Words are compared by their sound, so
 * that a misspelt question counts too: 'c kombien un depanage' (how much is a repair). False if the question has any
 * other word, because it then asks about something in particular.
 */
export function asksBarePrice(question: string): boolean {
  const words = normalise(question);
  const heard = words.map(soundOf);
  if (/\bcombien (de|d|des)\b/.test(words.join(" ")) || words.length === 0) return false;
  return (
    heard.some((sound) => price.has(sound)) &&
    heard.every((sound) => price.has(sound) || work.has(sound) || around.has(sound))
  );
}

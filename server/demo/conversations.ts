import type { When } from "./moments.ts";

/** The visitors' questions to the assistant, and when visitors asked them. */
export const conversations: readonly { when: When; questions: readonly string[] }[] = [
  { when: [74, "20:14"], questions: ["Quels sont vos tarifs ?", "Et à distance ?", "Merci beaucoup"] },
  { when: [60, "09:48"], questions: ["Vous réparez les écrans cassés ?"] },
  { when: [47, "18:22"], questions: ["Faites-vous aussi les consoles ?", "Combien de temps pour une PS5 ?"] },
  { when: [40, "14:36"], questions: ["Vous reprenez les vieux ordinateurs ?", "Louez-vous du matériel ?"] },
  { when: [31, "21:05"], questions: ["Mon ordinateur est très lent", "Vous venez à domicile ?"] },
  { when: [23, "12:17"], questions: ["Vous réparez les écrans cassés ?", "Quels sont vos horaires ?"] },
  { when: [16, "10:09"], questions: ["Peut-on louer un vidéoprojecteur ?"] },
  { when: [12, "19:55"], questions: ["Vous réparez les écrans cassés ?"] },
  { when: [9, "08:41"], questions: ["Est-ce que vous intervenez à La Flèche ?", "Et le samedi ?"] },
  {
    when: [6, "17:30"],
    questions: [
      "Avez-vous une place de parking ?",
      "On peut se garer devant l’atelier ?",
      "Parler à quelqu’un",
    ],
  },
  { when: [4, "22:12"], questions: ["Vendez-vous des ordinateurs d’occasion ?"] },
  {
    when: [2, "11:20"],
    questions: ["Mon disque dur fait clac clac clac", "C’est cher la récupération de données ?"],
  },
  {
    when: [1, "16:03"],
    questions: [
      "Donnez-vous des cours de dactylographie ?",
      "Accordez-vous les pianos ?",
      "Peut-on déposer un colis chez vous ?",
    ],
  },
  { when: 75, questions: ["C’est urgent, plus rien ne marche !", "Quel est votre numéro de téléphone ?"] },
];

/** A question that the assistant could not answer, and the response that the owner wrote for it afterwards. */
export const writtenResponse = {
  about: "Peut-on louer un vidéoprojecteur ?",
  keywords: "louer location prêt vidéoprojecteur matériel",
  response:
    "Nous ne louons pas de matériel, mais nous prêtons un ordinateur pendant la réparation du vôtre. Dites-le nous au {telephone} avant de passer.",
};

/** A question for which the owner will not write a response. */
export const dismissedQuestion = "Donnez-vous des cours de dactylographie ?";

/**
 * This question ("can one park in front of the shop?") always got the same answer, so the program proposes to the owner
 * that the assistant learn it as an example of that answer.
 */
export const learnedQuestion = "on peut se garer devant l’atelier ?";

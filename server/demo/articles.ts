import type { When } from "./moments.ts";

/** An article of the demonstration. It is saved once for each item of `saves`; the last item has the current text. */
export interface DemoArticle {
  title: string;
  image: string;
  imageAlt: string;
  categories: readonly string[];
  status: "draft" | "published" | "archived";
  excerpt: string;
  saves: readonly { when: When; content: string }[];
  /** A text that somebody typed later and did not save. */
  unsaved?: string;
}

const batteryIntroduction =
  "<p>Une batterie de portable n’est pas usée le jour où elle tient moins longtemps. Elle s’use un peu à chaque charge, et surtout à la chaleur. Deux gestes la ménagent, et un signe doit vous arrêter tout de suite.</p>";

/** The articles of the demonstration, besides the six with which every installation starts. */
export const articles: readonly DemoArticle[] = [
  {
    title: "Batterie de portable : ce qui l’use vraiment",
    image: "battery",
    imageAlt: "Une batterie de portable posée sur l’établi",
    categories: ["Entretien"],
    status: "published",
    excerpt:
      "La chaleur use plus que les charges. Deux gestes, un réglage, et le signe qui doit vous faire tout débrancher.",
    saves: [
      { when: [9, "09:10"], content: batteryIntroduction },
      {
        when: [9, "17:42"],
        content: `${batteryIntroduction}<h2>La chaleur, avant tout</h2><p>Sur une couette, l’air n’entre plus et la batterie monte à quarante-cinq degrés. Posez l’ordinateur sur une table, ou sur un plateau.</p>`,
      },
      {
        when: [8, "08:30"],
        content: `${batteryIntroduction}<h2>La chaleur, avant tout</h2><p>Sur une couette, l’air n’entre plus et la batterie monte à quarante-cinq degrés. Posez l’ordinateur sur une table, ou sur un plateau. Une fois par an, faites dépoussiérer le ventilateur.</p><h2>Branché toute la journée ?</h2><p>La plupart des fabricants proposent un réglage qui arrête la charge à quatre-vingts pour cent. Sur un ordinateur qui ne quitte pas le bureau, il double la vie de la batterie.</p><h2>Le signe qui doit vous arrêter</h2><p>Un pavé tactile qui se soulève, un capot qui ne ferme plus : la batterie gonfle. <strong>Éteignez, débranchez, ne percez pas</strong>, et apportez l’ordinateur tel quel.</p><p>Le remplacement prend une heure : voyez la <a href="/services/reparation-materielle">réparation matérielle</a>.</p>`,
      },
    ],
  },
  {
    title: "Choisir une imprimante sans se tromper d’encre",
    image: "printer",
    imageAlt: "Une imprimante et deux cartouches",
    categories: ["Entretien"],
    status: "published",
    excerpt:
      "Le prix de l’imprimante ne dit rien de celui de la page. Trois questions à se poser avant d’acheter.",
    saves: [
      {
        when: [33, "10:20"],
        content:
          '<p>Une imprimante à quarante euros en coûte deux cents la première année si l’on imprime tous les jours. C’est l’encre qui se paie, et elle sèche quand on n’imprime pas.</p><h2>Combien de pages par mois ?</h2><ul><li>Moins de dix : prenez un modèle laser noir et blanc d’occasion, il ne sèche jamais.</li><li>De dix à cent : des réservoirs rechargeables plutôt que des cartouches.</li><li>Plus de cent : une laser, et un contrat si c’est votre métier.</li></ul><h2>Couleur ou non ?</h2><p>Pour trois photos par an, un tirage chez le photographe revient moins cher qu’une cartouche qui sèche.</p><h2>Câble ou Wi-Fi ?</h2><p>Le câble ne tombe jamais en panne. Si l’imprimante doit rester loin, lisez d’abord <a href="/blog/wi-fi-faible-maison">pourquoi le Wi-Fi faiblit</a>.</p>',
      },
    ],
  },
  {
    title: "Préparer son ordinateur avant la réparation",
    image: "phone-and-box",
    imageAlt: "Un carton ouvert et un téléphone",
    categories: ["Sauvegarde"],
    status: "draft",
    excerpt: "",
    saves: [
      {
        when: [3, "18:05"],
        content:
          "<p>Cinq minutes de préparation, et la réparation va deux fois plus vite.</p><h2>À apporter</h2><ul><li>Le chargeur, toujours.</li><li>Le mot de passe de la session, sur un papier.</li></ul>",
      },
    ],
    unsaved:
      "<p>Cinq minutes de préparation, et la réparation va deux fois plus vite.</p><h2>À apporter</h2><ul><li>Le chargeur, toujours.</li><li>Le mot de passe de la session, sur un papier.</li><li>La liste de ce qui compte : photos, courrier, comptes.</li></ul><h2>À laisser chez vous</h2><p>La souris, la sacoche,</p>",
  },
  {
    title: "Mémoire vive : combien en faut-il cette année",
    image: "memory",
    imageAlt: "Deux barrettes de mémoire",
    categories: ["Entretien"],
    status: "draft",
    excerpt: "Huit gigaoctets suffisent-ils encore ? Ce que nous mesurons à l’atelier.",
    saves: [
      {
        when: [14, "16:48"],
        content:
          "<p>Nous notons ce que chaque ordinateur occupe une fois ouvert le courrier, un navigateur et un tableur. Moitié moins de huit gigaoctets dans six cas sur dix.</p><h2>À compléter</h2><p>Tableau des mesures, puis la conclusion.</p>",
      },
    ],
  },
  {
    title: "Horaires de l’été : l’atelier reste ouvert",
    image: "laptop",
    imageAlt: "L’établi de l’atelier",
    categories: [],
    status: "archived",
    excerpt: "L’atelier reste ouvert tout l’été, le matin seulement en août.",
    saves: [
      {
        when: [88, "09:00"],
        content:
          "<p>Nous restons ouverts tout l’été. En août, l’atelier ferme à treize heures ; l’assistance à distance continue l’après-midi.</p>",
      },
    ],
  },
];

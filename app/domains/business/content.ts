/**
 * The texts that come with the program. The owner can rewrite each in the settings. A name in braces, such as {delai},
 * is replaced by the shop's value; a part in square brackets is left out if its value is missing (rule settings/words).
 */

/** The three reassurance cards of the home page. */
export const reassurances: readonly { figure: string; title: string; text: string }[] = [
  {
    figure: "{delai_chiffre}",
    title: "Intervention rapide",
    text: "Selon l’urgence, {lieux}[, ou {a_distance}]. {Semaine}.",
  },
  {
    figure: "{garantie_jours}",
    title: "Satisfaction garantie",
    text: "La même panne revient ? Nous la reprenons sans frais, en plus de vos garanties légales.",
  },
  {
    figure: "Sous clé",
    title: "Sécurité",
    text: "Vos fichiers sont copiés quand une réparation les expose, puis restitués, jamais consultés.",
  },
];

/** The text of the home page's section about the shop. */
export const homeAbout = {
  title: "Un ordinateur qui tombe en panne n’est pas un ordinateur à jeter.",
  paragraphs: [
    "Nous réparons {a_ville} ce que d’autres proposent de remplacer[, avec {experience}].[ Nous sommes des {techniciens}, et surtout patients.]",
    "Nous montrons la pièce en cause, nous disons ce qu’elle coûte, et nous disons aussi quand la réparation n’en vaut pas la peine.",
  ],
} as const;

/** The texts of /about. */
export const history = [
  "Une charnière arrachée, une barrette de mémoire fatiguée, un connecteur dessoudé. Une panne tient presque toujours à une seule pièce, et pourtant la plupart des machines finissent à la benne, faute de quelqu’un pour la chercher.",
  "[{Experience}, et toujours la même habitude : la chercher. ]Nous travaillons pour les familles, les indépendants, les cabinets et les commerces {de_ville}. Nous ouvrons leurs machines devant eux quand ils le souhaitent, et nous disons ce que nous voyons avec des mots de tous les jours.",
  "Une seule méthode : on ouvre, on montre, on annonce un prix, puis on répare. Ce qui ne se répare pas, nous le disons aussi.",
] as const;

export const mission = {
  sentence:
    "Faire durer les machines, protéger ce qu’elles contiennent, et rendre l’informatique compréhensible à ceux qui s’en servent.",
  text: "Pour les particuliers, cela veut dire un ordinateur qui marche et des photos en sécurité. Pour les entreprises, une panne qui ne coûte pas la journée. Dans les deux cas, le même atelier, du premier appel à la remise.",
} as const;

/** The shop's four values, which /about shows. */
export const values = [
  {
    name: "Fiabilité",
    description:
      "Nous annonçons un prix par écrit avant de réparer, et une date quand les pièces le permettent. Si quelque chose change, vous le savez avant que nous continuions.",
  },
  {
    name: "Réactivité",
    description:
      "Une panne bloque une journée de travail ou une soirée de famille. Nous intervenons[ {delai},] {semaine}.",
  },
  {
    name: "Expertise",
    description:
      "[Des {techniciens}, qui continuent de se former. ]Ce que nous ne savons pas réparer, nous le disons.",
  },
  {
    name: "Proximité",
    description:
      "Un atelier {a_ville}[, des visites {a_domicile} alentour], et quelqu’un que l’on peut appeler du premier jour à la remise de l’appareil.",
  },
] as const;

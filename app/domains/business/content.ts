/** Texts of /about. */
export const history = [
  "Une charnière arrachée, une barrette de mémoire fatiguée, un connecteur dessoudé. Une panne tient presque toujours à une seule pièce, et pourtant la plupart des machines finissent à la benne, faute de quelqu’un pour la chercher.",
  "Depuis plus de dix ans, nous la cherchons. Des familles, des indépendants, des cabinets et des commerces du Mans nous confient leurs machines. Nous les ouvrons devant eux quand ils le souhaitent, et nous disons ce que nous voyons avec des mots de tous les jours.",
  "L’atelier a grandi sans changer de méthode : on ouvre, on montre, on annonce un prix, puis on répare. Ce qui ne se répare pas, nous le disons aussi.",
] as const;

export const mission = {
  title: "Notre mission",
  sentence:
    "Faire durer les machines, protéger ce qu’elles contiennent, et rendre l’informatique compréhensible à ceux qui s’en servent.",
  text: "Pour les particuliers, cela veut dire un ordinateur qui marche et des photos en sécurité. Pour les entreprises, une panne qui ne coûte pas la journée. Dans les deux cas, une même équipe, du premier appel à la remise.",
} as const;

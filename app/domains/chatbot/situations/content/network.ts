import type { Situation } from "./situation.ts";

/** Situations with the internet, the Wi-Fi or a company’s network. */
export const networkSituations: readonly Situation[] = [
  {
    question: "Le Wi-Fi ne va pas jusqu’à la chambre",
    topic: "network",
    words: [
      "wifi|wi fi|internet|reseau|signal",
      "etage*|chambre*|bureau|jardin|garage|terrasse|grenier|sous sol|fond|bout|piece*|mur*|cave|veranda|grange",
      "pas|plus|mal|faible*|rien|coupe*|lent*|perd*|seulement",
    ],
    advice:
      "Quand le Wi-Fi n’arrive pas jusqu’à une pièce, essayez d’abord la box ailleurs\u00a0: hors d’un placard, loin d’un mur porteur. Si cela ne suffit pas, un point d’accès relié par un câble, ou un maillage, vaut mieux qu’un répéteur.\n{si_reseau}Nous mesurons, puis nous installons ce qu’il faut\u00a0: /services/configuration-reseau",
    offer: "none",
  },
];

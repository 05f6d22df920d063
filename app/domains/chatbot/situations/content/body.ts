import type { Situation } from "./situation.ts";
import { computer, consoles, failing, phones } from "./device-words.ts";

const liquids = "eau|cafe|the|jus|verre|liquide|renvers*|mouill*|biere|vin|soda|coca";

/** Situations with the screen, the keyboard and the body of a computer. */
export const bodySituations: readonly Situation[] = [
  {
    question: "La charnière de mon portable est cassée",
    topic: "hardware-parts",
    words: [
      "charniere*|c est detache|ecran ne tient|ecran tient|tient plus ouvert|ecran tombe|portable tombe en arriere|se detache|plastique craque|ouvre en deux|ecran bouge",
      "cass*|lache*|bloqu*|arrach*|dur*|tient|detache*|craque*|ferme*|ouvre*|arriere|bouge|cede*|branl*|pendouill*|balance|rigide*|force|craqu*|fend*|fissur*|repar*|deux",
    ],
    without:
      "vis|stylo|porte|portes|fenetre*|meuble*|voiture|placard|volet*|portail|four|frigo*|lunettes|cuisine|gonfl*|bomb*|retine|armoire|moteur|prix",
    advice:
      "Oui, une charnière se répare. Cessez d’ouvrir et de fermer le portable\u00a0: chaque mouvement arrache un peu plus la coque, et peut couper le câble de l’écran. Laissez-le ouvert, ou servez-vous d’un écran externe. Ne le collez pas\u00a0: la colle bloque ensuite la réparation.",
    offer: "repair",
  },
  {
    question: "Une touche de mon clavier s’est décollée",
    topic: "hardware-parts",
    words: [
      "touche|touches|capuchon",
      "partie|sortie|sorti|enlevee|logement|clips|perdu*|arrach*|decoll*|saut*|tombe*|cass*|manque*|tient|enleve*",
    ],
    without: `majuscule*|verrouill*|piano|${liquids}|${phones}|mot de passe|foot*|rugby|volant|voiture`,
    advice:
      "Gardez la touche et ce qui est tombé avec elle. Si le petit ciseau en plastique n’est pas cassé, elle se remet en l’accrochant d’un côté puis en appuyant de l’autre, sans forcer. Cassée ou perdue, elle se remplace parfois seule, parfois avec le clavier. En attendant, un clavier USB convient.",
    offer: "repair",
  },
  {
    question: "Le pavé tactile ne marche plus",
    topic: "hardware-parts",
    words: [
      "touchpad*|touch pad|trackpad*|pave|carre sous le clavier",
      `${failing}|desactiv*|importe quoi|clique*|remettre`,
    ],
    without: `numerique|autobloquant*|saumon|boeuf|gonfl*|bomb*|souleve*|pousse|terrasse|rue|allee|${liquids}`,
    advice:
      "Une touche du clavier le coupe souvent par erreur (Fn + une touche avec un pavé barré)\u00a0: essayez-la. Sinon, branchez une souris et rallumez-le dans les paramètres du pavé tactile. S’il se soulève ou ne s’enfonce plus, arrêtez tout\u00a0: la batterie dessous a peut-être gonflé.",
    offer: "hardware",
  },
  {
    question: "Mon clavier n’écrit plus rien",
    topic: "hardware-parts",
    words: [
      "clavier*|clavie|touches ne|touche ne",
      "pas|plus|pu|mort|bloqu*|hs|aucune touche|panne|rien|ecrit plus|ecrit rien|repond*|marche*",
    ],
    without: `bosse|ferme|sortie|grand|majuscule*|digicode|immeuble|soupe|lunettes|craquement|sur le cote|piano|qwerty|anglais|lettres|inverse*|gonfl*|bomb*|pousse|arrach*|decoll*|cass*|visuel|retroeclair*|chiffres|importe quoi|pave|carre|mot de passe|souris|bluetooth|tombe*|tient|ecran|demarr*|allum*|${liquids}|${phones}`,
    advice:
      "Sans fil\u00a0: changez les piles et branchez son récepteur sur une autre prise USB. Sur un portable, redémarrez complètement, puis branchez un clavier USB\u00a0: s’il écrit, le clavier du portable est en cause et se remplace\u00a0; sinon, c’est Windows. Quelques touches muettes viennent souvent de poussière ou d’usure.",
    offer: "hardware",
  },
  {
    question: "J’ai fait tomber mon ordinateur",
    topic: "hardware-general",
    words: ["tombe|tomber|tombee|chute|choc|glisse des mains|par terre|echappe", `${computer}|il a pris`],
    without: `toilette*|flaque|baignoire|soupe|tasse|biber*|explose|dessus|riz|tombe en|tomber en|tombee en|tombe sur|tomber sur|tombe souvent|panne|disque*|casse*|fissur*|brise*|fendu*|fele*|dalle|vitre|batterie|touche*|internet|wifi|piscine|arriere|prix|electrique|${liquids}|${phones}|${consoles}`,
    advice:
      "S’il marche encore, copiez tout de suite vos fichiers importants\u00a0: un disque secoué lâche parfois des jours plus tard. S’il claque, gratte ou ne démarre plus, éteignez-le et n’insistez pas. Regardez aussi la coque et la batterie\u00a0: déformée ou chaude, débranchez tout et ne le rechargez plus.",
    offer: "repair",
  },
  {
    question: "Des lignes verticales s’affichent sur mon écran",
    topic: "screen",
    words: [
      "ecran*|lecran|dalle|affichage|image|verticale*",
      "trait|traits|ligne|lignes|bande|bandes|barre|barres|rayure*|strie*|raies",
    ],
    without: `barre des|barre de|barre noire|hors ligne|en ligne|imprim*|scann*|photocop*|tele|television|televiseur|camera|tombe*|casse*|fissur*|chargement|progression|${phones}|${consoles}`,
    advice:
      "Branchez un écran externe ou une télévision. Les lignes n’y sont pas\u00a0? C’est la dalle ou son câble, et la dalle se remplace sans toucher à vos fichiers. Elles y sont aussi\u00a0? C’est plutôt la puce graphique. Des lignes qui changent quand on bouge le capot accusent le câble\u00a0; n’appuyez pas sur la dalle.",
    offer: "repair",
  },
];

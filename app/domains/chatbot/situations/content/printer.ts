import type { Situation } from "./situation.ts";
import { failing, printing } from "./device-words.ts";

/** Situations with a printer or a scanner. */
export const printerSituations: readonly Situation[] = [
  {
    question: "Mon imprimante ne reconnaît pas la cartouche",
    topic: "printer",
    words: [
      "cartouche*|toner*|encre*",
      "reconn*|detect*|accepte*|refuse*|veut pas|veu pas|reconu*|inconnue|incompatible*|compatible*|original*",
    ],
    without: "coute|coutent|combien",
    advice:
      "Sortez la cartouche, vérifiez que sa référence est celle de l’imprimante, ôtez tout film de protection et remettez-la jusqu’au clic\u00a0; puis éteignez et rallumez l’imprimante. Une cartouche compatible est parfois refusée après une mise à jour de l’imprimante\u00a0: le vendeur l’échange.",
    offer: "peripherals",
  },
  {
    question: "Mon imprimante fait des traits blancs",
    topic: "printer",
    words: [
      "imprim*|impression*|photocop*",
      "le noir|en noir|plus de noir|le bleu|le rouge|le jaune|le magenta|traits|trait|rayures|rayure|lignes|bandes|pale*|delave*|blanc|blanche*|manque|couleur*|baveuse*|bave|noircit",
    ],
    without: "page blanche|cartouche reconn*|ecran noir|clignote",
    advice:
      "Des traits, ou une couleur qui manque, viennent presque toujours d’une tête bouchée ou d’une cartouche vide. Lancez un nettoyage des têtes depuis le menu de l’imprimante, deux fois au plus (il boit beaucoup d’encre), et regardez le niveau de cette couleur.",
    offer: "peripherals",
  },
  {
    question: "Mon imprimante fait un bourrage papier",
    topic: "printer",
    words: [
      `${printing}|bourrage*|bourage*`,
      "papier*|feuille*|bourrage*|bourage*",
      "coince*|bloqu*|bourrage*|bourage*|froiss*|dechir*|avale*|prend|enlev*|pliee*|accordeon|chiffon*|machouill*|mange|mangee|tire|travers|bout|morceau*",
    ],
    without: "blanc|blanche*|vierge*|attente",
    advice:
      "Éteignez et débranchez l’imprimante, puis tirez la feuille doucement, à deux mains et dans le sens du papier, par la trappe arrière si elle existe. Cherchez un petit morceau déchiré, même sous les cartouches\u00a0: il suffit à tout bloquer. Remettez peu de feuilles, bien aérées.",
    offer: "peripherals",
  },
  {
    question: "Mon scanner ne numérise plus vers l’ordinateur",
    topic: "peripherals",
    words: ["scan|scans|scanne*|scane*|numeris*", `${failing}|comment|introuvable|reconnu*|trouve*|arrive*`],
    without:
      "abri|sauvegard*|virus|antivirus|malware*|qr|irm|medical*|hopital|radio*|code barre*|vendez|acheter|prix|tarif|demain|cerveau",
    advice:
      "Le plus souvent rien n’est cassé\u00a0: l’ordinateur a perdu le pilote de numérisation. Éteignez puis rallumez le scanner et l’ordinateur, essayez un autre câble ou le Wi-Fi, puis l’outil «\u00a0Télécopie et numérisation\u00a0» de Windows. Urgent\u00a0? Beaucoup de multifonctions scannent aussi sur une clé USB.",
    offer: "peripherals",
  },
  {
    question: "Mon imprimante n’imprime plus depuis que j’ai changé de box",
    topic: "printer",
    words: [
      printing,
      "box|livebox|freebox|bbox|fibre|operateur|orange|sfr|bouygues|wifi|wi fi",
      "chang*|nouvel*|nouveau|depuis|passe|remplac*|connect*|reconnect*|relie*|trouve*|voit",
    ],
    without: "scan*|numeris*|telephone fixe|besoin|ouvrir|ouvert|tout faire|equiper|installer",
    advice:
      "L’imprimante cherche encore l’ancien Wi-Fi. Dans son menu Réseau, choisissez le nouveau Wi-Fi et tapez sa clé, imprimée sous la box. Puis, sur l’ordinateur, retirez l’imprimante et ajoutez-la de nouveau. Une télévision se reconnecte de même, dans ses réglages Réseau. Elle ne voit pas la box\u00a0? Beaucoup d’imprimantes ne connaissent que la bande de 2,4 GHz.",
    offer: "peripherals",
  },
  {
    question: "Les documents restent bloqués dans la file d’impression",
    topic: "printer",
    words: [
      `${printing}|spooler`,
      "attente|la fichier|fichier des impression|en cours|rien ne vient|rien ne sort|ne sort rien|ne sort pas|spooler|liste|annul*|accumul*|travail des impression|travaux des impression",
    ],
    without: "annuler ma|annuler le rendez|liste des prix|cartouche*|scan*",
    advice:
      "Un document bloqué retient tous les autres. Éteignez l’imprimante, ouvrez la file d’impression, annulez tous les documents, puis redémarrez l’ordinateur et rallumez l’imprimante. Vérifiez aussi que «\u00a0Suspendre l’impression\u00a0» et «\u00a0Utiliser hors connexion\u00a0» ne sont pas cochés.",
    offer: "peripherals",
  },
  {
    question: "Mon imprimante sort des pages blanches",
    topic: "printer",
    words: [
      `${printing}|page|pages|feuille*|papier`,
      "blanc|blanche*|vide*|vierge*|rien n apparait|rien des ecrit|rien des imprime|sans rien|rien dessus|rien sur la feuille|rien sur le papier",
      `${printing}|encre|cartouche*|sort|impression|limpression|sortent|ressort*`,
    ],
    without: "ecran|internet|word|site|trait|traits|bande*|ligne*|rayure*|attente",
    advice:
      "Une page toute blanche vient le plus souvent d’une tête d’impression sèche, ou d’un film resté sur une cartouche neuve\u00a0: ôtez-le, puis lancez un nettoyage des têtes, deux fois au plus. Faites aussi une photocopie\u00a0: si elle sort bien, le problème vient du document ou du pilote.",
    offer: "peripherals",
  },
];

import type { Situation } from "./situation.ts";
import { failing, phones } from "./device-words.ts";

const noSound =
  "plus de son|pas de son|pas le son|aucun son|le son|lson|du son|de son du tout|est muet|muet depuis|entend rien|entends rien|entend plus|entends plus|entends pas|haut parleur*|hauts parleurs|enceintes restent|enceintes ne|enceintes marchent|des avoir du son|avoir le son";

/** Situations with sound, pictures and what is plugged into a computer. */
export const peripheralSituations: readonly Situation[] = [
  {
    question: "Il n’y a plus de son sur mon ordinateur",
    topic: "peripherals",
    words: [
      noSound,
      "plus|pas|aucun|pu|rien|disparu*|muet|muette|coupe*|croix rouge|silencieu*|moyen|impossible|sans|hs|panne|marche*|fonctionne*|sort",
    ],
    without: `hurle*|fermez|mot de passe|piano|fil|lettre|scanner|imprim*|ventil*|souffle*|y entends|${phones}|micro*|m entend*|tele|television|televiseur|tv|radio|voiture|oreille*|sourd*|voisin*|chaine|disque*`,
    advice:
      "Cliquez sur l’icône du haut-parleur\u00a0: montez le volume et choisissez une autre sortie, car l’ordinateur parle parfois à un écran ou à un casque absent. Débranchez le casque, redémarrez, puis essayez un casque\u00a0: s’il marche, ce sont les haut-parleurs\u00a0; sinon, plutôt le pilote du son.",
    offer: "peripherals",
  },
  {
    question: "Le son manque dans un seul programme",
    topic: "peripherals",
    words: [
      "du son|le son|de son|aucun son|entend*",
      "zoom|teams|skype|firefox|chrome|edge|netflix|discord|visio*|jeu|youtube|vlc|reunion*|spotify|logiciel|programme",
      "pas|plus|aucun|rien|personne|pu|sauf|manque",
    ],
    without: `${phones}|m entend*|mentend*|micro*|tele|television|tv`,
    advice:
      "Si le son marche ailleurs, le programme parle à une autre sortie, ou il est coupé. Dans ses réglages audio, choisissez le bon haut-parleur. Ouvrez ensuite le mélangeur de volume de Windows (clic droit sur le haut-parleur)\u00a0: chaque programme y a son volume. Dans un navigateur, vérifiez que l’onglet n’est pas muet.",
    offer: "peripherals",
  },
  {
    question: "Mon microphone ne marche pas",
    topic: "peripherals",
    words: [
      "micro|micros|microphone*|m entend*|mentend*|ma voix|suis muet*|quand j ai parle",
      "pas|plus|pu|hs|personne|rien|marche*|fonctionne*|detect*|gresil*|muet*|reconnu|panne",
    ],
    without:
      "telephone*|iphone*|samsung|souffle*|penser|ventil*|micro sd|micro onde*|carte micro|micro entreprise*|micro coupure*|micro usb|tele|espion*",
    advice:
      "Trois endroits peuvent couper le micro\u00a0: un bouton du casque ou une touche du portable, le micro barré dans la visio, et Windows (Paramètres, Confidentialité, Microphone). Choisissez ensuite le bon micro dans les réglages du programme, puis dites quelques mots\u00a0: la barre du niveau doit bouger.",
    offer: "peripherals",
  },
  {
    question: "Ma webcam ne marche pas",
    topic: "peripherals",
    words: [
      "webcam*|camera*|cam|me voient|me voit|voient pas ma|voient plus|peut pas me voir|peuvent pas me voir|voit pas ma|mon image",
      `${failing}|noir*|reconnu*|trouve*|barre*`,
    ],
    without:
      "surveillance|alarme|espion*|pirat*|hack*|gopro|bebe|recul|filme*|carte|telephone|iphone|dehors|jardin|chantage",
    advice:
      "Regardez d’abord le cache devant l’objectif, ou une touche avec une caméra barrée. Fermez les autres programmes de visio\u00a0: un seul à la fois peut prendre la caméra. Puis, dans Windows (Paramètres, Confidentialité, Caméra), autorisez-la, et essayez l’application Caméra de Windows.",
    offer: "peripherals",
  },
  {
    question: "Mon deuxième écran n’est pas détecté",
    topic: "peripherals",
    words: [
      "ecran*|ecrna|moniteur*",
      "deuxieme|second|2|2e|2em|2eme|double|externe|supplementaire*|deux|hdmi|displayport|grand ecran|relie|relier|vga|etendre|signal|des a cote|en plus",
      `${failing}|noir|signal|comment|branch*|voit|etendre|detecte*|vient pas|reconnu*`,
    ],
    without:
      "nintendo|tele|television|tv|televiseur|casse*|fissur*|port hdmi|console*|ps4|ps5|xbox|switch|unite centrale|la tour|ventil*|prix|trait|traits|ligne*|tombe*|camera|fois|tourne",
    advice:
      "Appuyez sur Windows + P et choisissez «\u00a0Étendre\u00a0» ou «\u00a0Dupliquer\u00a0». Sur l’écran, choisissez l’entrée où le câble est branché, et essayez un autre câble ou une autre prise. Attention\u00a0: une prise USB-C ne transporte pas toujours l’image, et une tour à carte graphique veut le câble sur celle-ci.",
    offer: "peripherals",
  },
  {
    question: "Le Bluetooth ne marche pas",
    topic: "peripherals",
    words: [
      "bluetooth|bluetoth|blutooth|airpods|ecouteurs sans fil|casque sans fil|appair*",
      `${failing}|comment|disparu*|echou*|associ*|jumel*|apparie*|connect*|trouve*`,
    ],
    without: "bagnole|voiture|autoradio|manette*|montre|tele|television",
    advice:
      "Coupez puis rallumez le Bluetooth dans les paramètres, chargez l’appareil et mettez-le en mode appairage (bouton tenu, voyant qui clignote). Déconnectez-le du téléphone, qui le garde souvent pour lui. Puis supprimez-le de la liste de l’ordinateur et ajoutez-le. Plus de Bluetooth du tout\u00a0? C’est le pilote.",
    offer: "peripherals",
  },
  {
    question: "Ma souris ne marche plus",
    topic: "peripherals",
    words: [
      "souris|souri|curseur|pointeur|fleche ne bouge|fleche bouge|petite fleche|fleche est figee|fleche est bloquee|fleche figee|fleche de la souris",
      `${failing}|fige*|arrete*|saute*|disparu*|seul*|double*|partout`,
    ],
    without:
      "pirat*|quelqu|dedan*|dedans|montrer|montre|par jour|minutes|eteindre|tout le temps|cuisine|piege*|grenier|pave|touchpad|trackpad|carre sous|bluetooth|attrap*|rongeur*|farine|mur*|serpent|agneau|grignot*|cave|chat|mange*",
    advice:
      "Sans fil\u00a0: changez les piles, éteignez puis rallumez la souris, et branchez son récepteur sur une autre prise USB, loin d’un disque. Avec fil\u00a0: une autre prise. Nettoyez l’œil dessous. Une autre souris marche\u00a0? La vôtre est usée. Aucune ne marche\u00a0? Enregistrez avec Ctrl + S, puis redémarrez.",
    offer: "peripherals",
  },
  {
    question: "Un appareil USB n’est pas reconnu",
    topic: "peripherals",
    words: ["usb", `${failing}|inconnu|non|mal|detect*|reconn*|seule`],
    without:
      "touche|stick|these|format*|cle|cles|clef*|imprim*|disque*|souris|clavier|arrach*|cass*|scann*|wifi|micro|charge*|ssd|tordu*|bluetooth|webcam|carte*|casque|ps4|ps5|xbox|console*|voiture",
    advice:
      "Débranchez tout, éteignez l’ordinateur, attendez 30 secondes et rallumez-le. Essayez l’appareil sur une autre prise, sans multiprise USB, puis avec un autre câble\u00a0: certains ne font que charger. S’il marche sur un autre ordinateur, c’est la prise ou le pilote\u00a0; sinon, c’est l’appareil.",
    offer: "peripherals",
  },
  {
    question: "L’image de mon écran est à l’envers",
    topic: "peripherals",
    words: [
      "ecran*|lecran|image|affichage|affiche|bureau",
      "a tourne|est tourne|tournee|pivot*|envers|a l endroit|retourn*|a la verticale|sur le cote|tete en bas|90|couche|de travers",
    ],
    without:
      "charniere*|sonnette|porte|lignes|ligne|traits|trait|bande*|barre*|vitre|deux|ventil*|livraison|telephone|envers vous|casse*|imprim*",
    advice:
      "Ce n’est pas une panne. Clic droit sur le bureau, «\u00a0Paramètres d’affichage\u00a0», puis «\u00a0Orientation de l’affichage\u00a0»\u00a0: choisissez «\u00a0Paysage\u00a0» et gardez les modifications. Sur certains ordinateurs, Ctrl + Alt + flèche vers le haut suffit. Une tablette ou un portable pliant a aussi un verrou de rotation.",
    offer: "call",
  },
];

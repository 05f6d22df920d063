import { starterResponses } from "./starter-responses.ts";
import type { Topic } from "./topics.ts";

/**
 * The texts from which the assistant learns the words of a topic. Visitors read other texts. These texts stay as they
 * were when the assistant's understanding was measured, so that rewording an answer does not change what it
 * understands.
 */
const learnedTexts: Partial<Record<Topic, string>> = {
  address:
    "L’atelier est au {adresse}. L’itinéraire est dans la rubrique contact\u00a0: /#contact\nVoici nos horaires. {horaires}. Pour savoir où se garer ou si nous pouvons vous aider à porter une tour, appelez-nous\u00a0: {telephone}.",
  about:
    "{nom} est au service des particuliers et des entreprises de la région[, avec {experience}].[ À l’établi\u00a0: des {techniciens}.]\nQui nous sommes\u00a0: /about",
  mac: "Oui, nous réparons les Mac\u00a0: MacBook, iMac, Mac mini et Mac Studio. Batterie, clavier, écran, disque, nettoyage, transfert vers un nouveau Mac. À l’atelier, {le_diagnostic}.\nDonnez-nous le modèle et l’année sur /devis pour un prix.",
  "order-tracking":
    "Pour savoir où en est une réparation, appelez le {telephone} avec votre nom ou la référence du dossier\u00a0: nous regardons l’établi et vous répondons aussitôt. Je ne suis qu’un assistant automatique, je n’ai pas accès aux dossiers.",
  zones:
    "Nous nous déplaçons {a_ville} et dans un rayon de {rayon}, selon la panne et la distance.\nCherchez votre commune ou votre code postal\u00a0: /locations[\n{A_distance}, nous dépannons partout où il y a internet.]",
  "home-visit":
    "Oui, nous venons à domicile, {a_ville} et alentour. Ce qui peut être réparé sur place l’est ; le reste part à l’atelier et revient réparé.\n[{Nom_visite}\u00a0: {prix_visite}. ][{Deplacement}. ]Pour fixer un passage, chez vous ou chez un proche\u00a0: {telephone} ou /devis",
  payment:
    "Le prix est fixé par écrit avant de commencer, et rien ne se paie en ligne sur ce site. Une facture est remise à chaque intervention, au nom de votre société si vous le souhaitez.\nPour les moyens de paiement, un règlement en plusieurs fois ou une aide fiscale, demandez-nous ce qui s’applique à votre cas\u00a0: {telephone}.",
  parts:
    "Les pièces s’ajoutent aux forfaits et figurent sur le devis, avec leur prix, avant que nous commencions. Un prix «\u00a0à partir de\u00a0» comprend la pièce et la pose. Elles sont neuves chaque fois que possible, et testées\u00a0; une pièce d’occasion n’est posée qu’avec votre accord. L’ancienne vous est rendue si vous la voulez.",
  privacy:
    "Vos fichiers vous appartiennent\u00a0: nous regardons ce qui est en panne, jamais vos documents ni vos photos. Une copie faite pour les protéger vous est rendue puis effacée.\nCe que devient ce que vous écrivez sur ce site est expliqué ici\u00a0: /confidentialite",
  business:
    "Oui, nous travaillons avec des entreprises, des associations et des indépendants.[ {Nom_entreprise}\u00a0: {prix_entreprise} par mois.][ Il comprend\u00a0: {compris_entreprise}.]\nDites-nous combien de postes vous avez, le devis est gratuit\u00a0: /devis, ou {telephone}.",
  training:
    "Nous prenons le temps d’expliquer ce que nous faisons. Pour apprendre pas à pas, une séance peut y être consacrée, {sur_place}[ ({prix_intervention})][, ou {a_distance} ({tarif_seance_longue})].[\nPour une équipe, la formation est comprise dans la formule {formule_formation} de /services/securite-informatique]\nParlons de ce que vous voulez savoir faire\u00a0: {telephone}.",
  preparation:
    "Apportez l’appareil avec son chargeur et deux lignes sur la panne\u00a0: ce que vous faisiez, ce qui s’affiche. Le mot de passe n’est utile que pour certains essais, nous le demandons seulement alors. Si vous avez une sauvegarde, gardez-la chez vous.",
  recycling:
    "Ne jetez rien avant d’avoir récupéré et effacé vos fichiers\u00a0: nous pouvons faire les deux. Un appareil qui ne se répare plus part au recyclage. Appelez avant de passer\u00a0: {telephone}.",
  "hardware-general":
    "Oui, nous réparons les ordinateurs, portables et fixes, de toutes les marques. À l’atelier, {le_diagnostic}, puis vous recevez un prix ferme\u00a0: rien ne commence sans votre accord[, et la réparation est garantie {garantie_jours}].\nQue fait-il exactement\u00a0: ne s’allume pas, écran noir, lent, bruyant\u00a0? Décrivez-le ici ou sur /devis",
  "hardware-no-start":
    "Quelques gestes avant de venir\u00a0: débranchez tout, tenez le bouton d’allumage 30 secondes, puis rallumez sur le chargeur seul\u00a0; sur un portable, essayez un écran externe.\nToujours rien\u00a0? C’est souvent l’alimentation, la mémoire ou la dalle. Apportez-le : {le_diagnostic} à l’atelier[, et nous intervenons {delai}]. Vos fichiers, eux, sont presque toujours intacts.",
  "water-damage":
    "Éteignez-le tout de suite, débranchez le chargeur, retournez-le clavier vers le bas et ne le rallumez pas, même pour voir. Pas de riz, pas de sèche-cheveux.\nLa corrosion commence dans l’heure\u00a0: apportez-le le jour même ou appelez le {telephone}. Les fichiers se sauvent presque toujours quand l’appareil n’a pas été rallumé.",
  overheating:
    "Un ordinateur qui souffle, chauffe ou s’éteint seul est souvent encrassé\u00a0: poussière dans le ventilateur, pâte thermique sèche. Nous le démontons, le nettoyons et mesurons les températures.\nEn attendant, posez-le sur une surface dure et dégagez les grilles. Un bruit de claquement, lui, vient du disque\u00a0: éteignez et appelez le {telephone}.",
  phones:
    "Notre métier est l’ordinateur. Pour un téléphone ou une tablette, appelez avant de vous déplacer\u00a0: {telephone}. Nous vous dirons franchement si nous pouvons aider, par exemple pour sauver des photos, ou s’il vaut mieux un réparateur spécialisé.",
  "slow-computer":
    "Un ordinateur lent a presque toujours l’une de ces trois causes\u00a0: un vieux disque dur (un SSD le transforme), trop de programmes au démarrage, ou trop peu de mémoire. Nous regardons laquelle avant de proposer quoi que ce soit.\nLe nettoyage logiciel se fait souvent à distance[ ({tarif_seance_longue})]\u00a0; le passage au SSD, à l’atelier\u00a0: /services/mise-a-niveau",
  "windows-trouble":
    "Écran bleu, mise à jour bloquée, Windows qui ne démarre plus\u00a0: nous intervenons[ {delai},] à distance si l’ordinateur s’allume encore, sinon à l’atelier. Une réinstallation se fait après avoir mis vos fichiers à l’abri, jamais avant.\nNotez le message affiché ou prenez-le en photo, puis /devis ou {telephone}.",
  "program-trouble":
    "Un logiciel qui ne s’ouvre plus ou qui plante se règle presque toujours à distance\u00a0: réparation, mise à jour, réinstallation avec votre licence.[ La séance\u00a0: {prix_des_seances}.]\nPour la réserver\u00a0: /services/depannage-distance ou {telephone}.",
  password:
    "Un mot de passe de session oublié n’est pas une fatalité. Sur le compte Microsoft ou Apple, essayez d’abord «\u00a0mot de passe oublié\u00a0» depuis un autre appareil. Sinon, apportez l’ordinateur avec une pièce d’identité\u00a0: nous rétablissons votre accès, vos fichiers restent en place dans presque tous les cas.\nOn en parle\u00a0? {telephone}",
  email:
    "Messagerie qui n’envoie ou ne reçoit plus, adresse à installer dans Outlook, Thunderbird ou sur un nouvel appareil\u00a0: cela se règle à distance, en une séance courte[ ({tarif_seance_courte})] le plus souvent. Ayez votre mot de passe de messagerie sous la main.\nPour un créneau\u00a0: {telephone} ou /devis",
  virus:
    "Dans cet ordre\u00a0: coupez internet, éteignez l’ordinateur (si une rançon s’affiche, laissez-le allumé mais hors ligne), et changez le mot de passe de votre messagerie depuis un autre appareil. Une rançon demandée\u00a0? Ne payez pas et ne branchez pas votre sauvegarde.\nPuis appelez-nous\u00a0: {telephone}. Le nettoyage se fait à distance ou à l’atelier[, {delai}].",
  scam: "Microsoft n’affiche jamais de numéro à appeler\u00a0: c’est une arnaque. Raccrochez, éteignez l’ordinateur, ne payez rien. Si vous avez donné un code bancaire, appelez votre banque avant nous.\nSi quelqu’un a pris la main, laissez l’appareil éteint et appelez le {telephone}\u00a0: nous vérifions qu’il n’a rien laissé derrière lui.",
  security:
    "La sécurité tient à quatre choses\u00a0: des mises à jour suivies, une sauvegarde testée, des mots de passe différents et quelqu’un à appeler. L’antivirus fourni avec Windows, bien réglé, suffit à beaucoup de particuliers.\nPour aller plus loin[, nos formules commencent à {prix_securite} par mois]\u00a0: /services/securite-informatique",
  "data-recovery":
    "Arrêtez d’utiliser le support tout de suite\u00a0: chaque essai peut effacer davantage. Débranchez le disque, n’acceptez pas de formater, ne lancez aucun logiciel.\nNous récupérons les données des disques, SSD, clés et cartes, et nous disons après le diagnostic ce qui peut être sauvé\u00a0: {telephone}. Le détail\u00a0: /services/recuperation-donnees",
  backup:
    "La bonne règle\u00a0: trois copies, sur deux supports, dont une ailleurs. Par exemple l’ordinateur, un disque externe branché une fois par semaine, et un service en ligne chiffré.\nNous l’installons et, surtout, nous vérifions qu’elle se restaure\u00a0: à distance en une séance[ ({prix_seance_longue})][, ou avec une formule {des_securite} par mois (/services/securite-informatique)].",
  network:
    "Premiers gestes\u00a0: débranchez la box 30 secondes, puis essayez avec un câble. Si le câble marche et pas le Wi-Fi, c’est une affaire de réglage ou de couverture, et nous savons y remédier. Voyant rouge sur la box\u00a0? Appelez d’abord votre opérateur, la panne est souvent chez lui.\nNous installons aussi des réseaux complets, à la maison ou au bureau\u00a0: /services/configuration-reseau",
  printer:
    "Une imprimante «\u00a0hors ligne\u00a0» a souvent juste changé d’adresse sur le Wi-Fi\u00a0: éteignez la box et l’imprimante, rallumez la box puis l’imprimante, et réessayez. Sinon nous la réglons {sur_place}[, ou {a_distance} ({tarif_seance_courte})].\nLe détail\u00a0: /services/configuration-peripheriques",
  upgrade:
    "Un SSD et de la mémoire redonnent des années à un ordinateur lent\u00a0: c’est souvent la dépense la plus utile. Nous vérifions d’abord que votre modèle les accepte, nous copions vos données, et l’ancien disque vous est rendu.\nLe modèle suffit pour un prix\u00a0: /devis. Le détail\u00a0: /services/mise-a-niveau",
  setup:
    "Nous mettons votre nouvel ordinateur en route\u00a0: réglages, messagerie, imprimante, antivirus, et transfert de vos fichiers depuis l’ancien. Rien n’est effacé de l’ancien sans votre accord.\n[{Lieu_intervention}, c’est une intervention, «\u00a0{nom_intervention}\u00a0», à {prix_intervention}. ]Pour un créneau\u00a0: {telephone} ou /devis",
  maintenance:
    "Oui\u00a0: dépoussiérage, contrôle des disques, mises à jour, sauvegarde vérifiée, avec un compte rendu lisible.[ Les formules commencent à {prix_maintenance} par mois. Un entretien ponctuel est possible aussi.]\nLe détail\u00a0: /services/maintenance-preventive. Plusieurs postes\u00a0? /devis",
  "remote-support":
    "À distance, nous prenons la main avec votre accord et sous vos yeux\u00a0: vous ouvrez un petit programme, vous nous lisez un code, et vous pouvez tout arrêter à chaque instant. Rien ne reste installé ensuite.\n[Séances\u00a0: {prix_des_seances}. ][Au mois\u00a0: {prix_support}. ]Il faut que l’ordinateur démarre et ait internet.\nPour commencer\u00a0: {telephone} ou /services/depannage-distance",
};

/**
 * Returns the text from which the assistant learns the words of a response (a stored answer). For a response of the
 * program that nobody has changed, it is the one in `learnedTexts`, if there is one. For any other, it is the response
 * itself.
 */
export function learnedText({ topic, response }: { topic: string | null; response: string }): string {
  const starter = starterResponses.find((one) => one.response === response && one.topic === topic);
  return (starter && learnedTexts[starter.topic]) ?? response;
}

import type { StarterResponse } from "./topics.ts";

/** Responses (stored answers) about faults and what the shop does about them. */
export const repairResponses: readonly StarterResponse[] = [
  {
    topic: "hardware-general",
    label: "Faire réparer un ordinateur",
    service: "/services/reparation-materielle",
    keywords:
      "ordinateur pc portable ordi réparer réparez réparation panne cassé marche fonctionne tour fixe unité centrale asus hp acer lenovo dell msi toshiba sony samsung laptop machine appareil matériel carte mère alimentation composant dépannage",
    response:
      "Oui, nous réparons les ordinateurs, portables et fixes. Pour commencer, {le_diagnostic}, puis vous recevez un prix ferme : rien ne commence sans votre accord[, et la réparation est garantie {garantie_jours}].\nQue fait-il exactement : ne s’allume pas, écran noir, lent, bruyant ? Décrivez-le ici ou sur /devis",
  },
  {
    topic: "hardware-no-start",
    label: "Un ordinateur qui ne s’allume plus",
    service: "/services/reparation-materielle",
    hasAdvice: true,
    keywords:
      "allume démarre noir s’allume allumer démarrer démarrage ordinateur pc portable ordi écran rien bip éteint mort redémarre boot lance boucle tour réagit plante",
    response:
      "Quelques gestes avant de venir : débranchez tout, tenez le bouton d’allumage 30 secondes, puis rallumez sur le chargeur seul ; sur un portable, essayez un écran externe.\nToujours rien ? C’est souvent l’alimentation, la mémoire ou la dalle. {si_materiel}Apportez-le : {le_diagnostic} à l’atelier[, et nous intervenons {delai}]. Vos fichiers, eux, sont souvent intacts.",
  },
  {
    topic: "screen",
    label: "Un écran de portable abîmé",
    service: "/services/reparation-materielle",
    keywords:
      "écran cassé dalle fissuré fissure casse portable ordinateur pc tombé tomber marché assis fait chute rayé lignes trait taches vitre remplacer remplacement réparable brisé scintille clignote affichage noir tactile asus hp acer lenovo dell",
    response:
      "Un écran de portable se remplace, presque toujours sans toucher au reste ni à vos fichiers. Le prix dépend du modèle : envoyez la référence et une photo sur /devis, nous vous répondons {delai_reponse} avec un prix.\nEn attendant, un écran externe ou une télévision branchée en HDMI permet de continuer.",
  },
  {
    topic: "water-damage",
    label: "Un liquide renversé",
    service: "/services/reparation-materielle",
    hasAdvice: true,
    keywords:
      "eau renversé liquide café mouillé verre thé bière vin soda clavier macbook portable pc ordinateur pris oxydation humidité inondation trempé coulé renverser sec riz",
    response:
      "Éteignez-le tout de suite, débranchez le chargeur, retournez-le clavier vers le bas et ne le rallumez pas, même pour voir. Pas de riz, pas de sèche-cheveux.\nLa corrosion commence dans l’heure. {si_materiel}Apportez-le le jour même ou appelez le {telephone}. Les fichiers ont plus de chances d’être sauvés quand l’appareil n’a pas été rallumé.",
    offersContact: true,
  },
  {
    topic: "battery",
    label: "Batterie ou chargeur",
    service: "/services/reparation-materielle",
    keywords:
      "batterie charge chargeur autonomie recharge charger marche fonctionne branche brancher gonflée gonfle tient vide prise connecteur alimentation pc portable ordinateur changer hp secteur câble décharge",
    response:
      "Une batterie qui ne tient plus ou une prise de charge abîmée se remplace. Si la batterie est gonflée, débranchez l’appareil, n’appuyez pas dessus et apportez-le sans attendre.\nEssayez d’abord un autre chargeur si vous en avez un. Pour un prix : /devis",
  },
  {
    topic: "danger",
    label: "Batterie gonflée, fumée ou brûlé",
    service: "/services/reparation-materielle",
    hasAdvice: true,
    keywords:
      "gonflée fumée étincelle brûlé gonflé gonfle bombée fume étincelles décharge électrique odeur cramé danger dangereux feu flamme flammes explose exploser fondu choc incendie",
    response:
      "Éteignez l’appareil et débranchez-le, si vous le pouvez sans risque. Ne le rechargez plus, ne percez pas la batterie, n’appuyez pas dessus. Posez-le sur une surface dure, loin de ce qui brûle. Fumée ou flammes : sortez et appelez le 18 ou le 112.\nUne décharge en le touchant : coupez d’abord le courant.\n{si_materiel}Appelez ensuite le {telephone} avant de le déplacer. {si_materiel}Nous cherchons la cause : {le_diagnostic}, et rien n’est réparé sans votre accord.",
    offersContact: true,
  },
  {
    topic: "overheating",
    label: "Chaleur ou bruit",
    service: "/services/reparation-materielle",
    hasAdvice: true,
    keywords:
      "chauffe ventilateur bruit surchauffe chaud chauffer souffle ventilation bruyant éteint s’éteint seul avion température poussière pâte thermique ordinateur pc portable brûlant",
    response:
      "Un ordinateur qui souffle, chauffe ou s’éteint seul est souvent encrassé : poussière dans le ventilateur, pâte thermique sèche. {si_materiel}Nous le démontons et le nettoyons ; {le_diagnostic}.\nEn attendant, posez-le sur une surface dure et dégagez les grilles. Un bruit de claquement, lui, vient du disque : éteignez l’appareil. {si_materiel}Puis appelez le {telephone}.",
  },
  {
    topic: "hardware-parts",
    label: "Clavier, charnière ou prise",
    service: "/services/reparation-materielle",
    keywords:
      "clavier touches charnière coque pavé tactile capot trackpad touchpad touche bouton plastique portable pc ordinateur cassé cassée arrachée répondent bloquée bloqué port usb hdmi prise son haut-parleur micro majuscule majuscules lecteur carte caisse",
    response:
      "Clavier, charnière, coque, pavé tactile, port abîmé : ces pièces se remplacent une à une, sans changer l’ordinateur. Apportez-le à l’atelier, {le_diagnostic}, ou envoyez une photo et le modèle sur /devis",
  },
  {
    topic: "mac",
    label: "Un Mac",
    service: "/services/reparation-materielle",
    keywords:
      "mac apple macbook imac dépannez dépannage macos pro air mini osx mackintosh réparer réparez démarre lent ordinateur ordinateurs batterie",
    response:
      "Oui, nous réparons les {mac} : MacBook, iMac, Mac mini et Mac Studio. Batterie, clavier, écran, disque, nettoyage, transfert vers un nouveau {mac}. Pour un {mac} déposé à l’atelier, {le_diagnostic}.\nDonnez-nous le modèle de votre {mac} et son année sur /devis pour un prix.\n{sans_mac}",
  },
  {
    topic: "phones",
    label: "Un téléphone ou une tablette",
    keywords:
      "téléphone smartphone iphone tablette mobile portable ipad android samsung galaxy huawei xiaomi téléphones réparez changer vitre écran cassé batterie gsm allume",
    response:
      "Notre métier est l’ordinateur. Pour un téléphone ou une tablette, appelez d’abord : {telephone}. Nous vous dirons franchement si nous pouvons aider, ou s’il vaut mieux un réparateur spécialisé.",
  },
  {
    topic: "consoles",
    label: "Une console de jeux",
    keywords: "console playstation ps4 ps5 xbox nintendo switch manette consoles jeux wii réparez",
    response:
      "Nous travaillons sur les ordinateurs et leurs périphériques, pas régulièrement sur les consoles de jeux. Appelez le {telephone} : selon la panne, nous vous dirons si nous pouvons quelque chose.",
  },
  {
    topic: "slow-computer",
    label: "Un ordinateur lent",
    keywords:
      "lent rame lenteur rapide ralentit ralenti ramer lente long longtemps minutes ordinateur pc portable ordi démarrer démarrage accélérer booster fige gèle bloque freeze mac imac chargement conseillez lag",
    response:
      "Un ordinateur lent a presque toujours l’une de ces trois causes : un vieux disque dur (un SSD le transforme), trop de programmes au démarrage, ou trop peu de mémoire. Nous regardons laquelle avant de proposer quoi que ce soit.\n{si_logiciel}Le nettoyage logiciel se fait {sur_place}[, ou {a_distance}][ ({tarif_seance_longue})]. {si_mise_a_niveau}Le passage au SSD : /services/mise-a-niveau",
  },
  {
    topic: "windows-trouble",
    label: "Une panne de Windows",
    service: "/services/depannage-logiciel",
    keywords:
      "windows bleu écran erreur bug plante mise jour bloquée update réinstaller réinstallation formater système blue screen redémarre démarre installer redémarrage boucle microsoft message",
    response:
      "Écran bleu, mise à jour bloquée, Windows qui ne démarre plus : nous intervenons[ {delai},][ {a_distance} si l’ordinateur s’allume encore, sinon] {sur_place}. Avant une réinstallation, vos fichiers se mettent à l’abri.\nNotez le message affiché ou prenez-le en photo, puis /devis ou {telephone}.",
  },
  {
    topic: "program-trouble",
    label: "Un logiciel en panne",
    service: "/services/depannage-logiciel",
    keywords:
      "logiciel programme application word excel office s’ouvre ouvrir plante installer désinstaller licence powerpoint pdf crash lancer teams zoom adobe bloque navigateur chrome firefox",
    response:
      "Un logiciel qui ne s’ouvre plus ou qui plante se règle par une réparation, une mise à jour ou une réinstallation avec votre licence, {sur_place}[, ou {a_distance}].[ La séance à distance : {prix_des_seances}.]\n{si_distance}À distance : /services/depannage-distance.\nUn créneau : {telephone}.",
  },
  {
    topic: "windows-upgrade",
    label: "Passer à Windows 11",
    service: "/services/depannage-logiciel",
    keywords:
      "windows 10 11 w10 w11 passer migrer migration compatible support supporté fin passage version mettre 7 8 win10 win11",
    response:
      "Windows 10 ne reçoit plus les mises à jour de sécurité ordinaires. Si votre ordinateur est compatible, nous le passons à Windows 11 en gardant vos fichiers ; s’il ne l’est pas, nous vous dirons ce qui coûte le moins cher : une pièce, un autre système, ou un remplacement.\nDonnez-nous le modèle sur /devis, ou appelez le {telephone}.",
  },
  {
    topic: "password",
    label: "Un mot de passe oublié",
    service: "/services/depannage-logiciel",
    hasAdvice: true,
    keywords:
      "mot passe oublié session connecter mdp password identifiant code pin compte bloqué perdu connexion déverrouiller accès ouvrir windows retrouver",
    response:
      "Un mot de passe de session oublié n’est pas une fatalité. Sur le compte Microsoft[ (ou Apple, pour un {mac})], essayez d’abord « mot de passe oublié » depuis un autre appareil. {si_logiciel}Sinon, apportez l’ordinateur avec une pièce d’identité : nous cherchons à rétablir votre accès sans toucher à vos fichiers.\n{si_logiciel}C’est l’ordinateur d’un proche disparu ? {si_logiciel}Appelez-nous avant de venir, et ne réinitialisez rien. {si_logiciel}{telephone}",
  },
  {
    topic: "online-account",
    label: "Un compte en ligne bloqué",
    keywords:
      "facebook instagram gmail google compte compte-google icloud identifiant accès récupérer débloquer bloqué verrouillé double authentification impots.gouv ameli activation verrouillage désactivé",
    response:
      "Seul le service lui-même rend l’accès : ouvrez sa page officielle de récupération sur un appareil qui connaît déjà le compte. Pour une banque, appelez-la. Personne de sérieux ne vend un déblocage.\nUn ordinateur verrouillé par un compte ne s’ouvre qu’avec son propriétaire et la preuve d’achat.\n{si_logiciel}Nous pouvons vous aider à remplir la demande, puis à protéger le compte, {sur_place}[, ou {a_distance}] : {telephone}.",
    offersContact: true,
  },
  {
    topic: "email",
    label: "La messagerie",
    service: "/services/depannage-logiciel",
    keywords:
      "mails email messagerie outlook boîte matin courriel orange gmail thunderbird envoyer recevoir reçois envoie configurer adresse spam pièce jointe wanadoo free sfr imap hotmail yahoo",
    response:
      "Messagerie qui n’envoie ou ne reçoit plus, adresse à installer dans Outlook, Thunderbird ou sur un nouvel appareil : nous nous en chargeons {sur_place}[, ou {a_distance}][ ({tarif_seance_courte})]. Ayez votre mot de passe de messagerie sous la main.\nPour un créneau : {telephone} ou /devis",
  },
  {
    topic: "virus",
    label: "Un virus",
    service: "/services/depannage-logiciel",
    hasAdvice: true,
    keywords:
      "virus infecté pc ordinateur pirater piraté malware pub publicités pop-up fenêtres antivirus alerte cheval troie spyware logiciel espion navigateur ouvre suppression supprimer nettoyer nettoyage désinfection hacker hacké rançon rançongiciel ransomware cryptés inquiéter prix pubs",
    response:
      "Dans cet ordre : coupez internet, éteignez l’ordinateur (si une rançon s’affiche, laissez-le allumé mais hors ligne), et changez le mot de passe de votre messagerie depuis un autre appareil. Une rançon demandée ? Ne payez pas et ne branchez pas votre sauvegarde. De l’argent a disparu ? Appelez d’abord votre banque.\n{si_logiciel}Puis appelez-nous : {telephone}. {si_logiciel}Le nettoyage se fait[ {a_distance},] {sur_place}[, {delai}].",
    offersContact: true,
  },
  {
    topic: "scam",
    label: "Une arnaque",
    keywords:
      "arnaque faux microsoft support escroc technicien message appeler numéro phishing hameçonnage escroquerie accès donné argent sms lien cliqué banque frauduleux contrôle bloque affiche",
    response:
      "Microsoft n’affiche jamais de numéro à appeler : c’est une arnaque. Raccrochez, éteignez l’ordinateur, ne payez rien. Si vous avez donné un code bancaire, appelez votre banque avant nous.\nSi quelqu’un a pris la main, laissez l’appareil éteint. {si_logiciel}Puis appelez le {telephone} : nous cherchons ce qu’il a pu laisser derrière lui.",
    offersContact: true,
  },
  {
    topic: "parental-control",
    label: "Le contrôle parental",
    keywords:
      "parental enfant enfants contrôle écran limiter temps filtre filtrer fils fille ado jeux youtube sites adultes bloquer horaires compte",
    response:
      "Tout cela est gratuit : sous Windows, un compte enfant dans Microsoft Family Safety règle les heures, les jeux et les sites[ ; sur un {mac}, c’est « Temps d’écran »]. L’espace client de votre box a souvent un filtre pour toute la maison, et YouTube un mode restreint. Gardez pour vous le mot de passe d’administrateur.\n{si_logiciel}Nous le réglons avec vous, {sur_place}[, ou {a_distance}] : {telephone}.",
  },
  {
    topic: "security",
    label: "Se protéger",
    service: "/services/securite-informatique",
    hasAdvice: true,
    keywords:
      "sécurité protéger antivirus protection cyberattaque choisir pare-feu sécuriser cyberattaques attaques entreprise mots passe double authentification gratuit meilleur firewall audit",
    response:
      "La sécurité tient à quatre choses : des mises à jour suivies, une sauvegarde testée, des mots de passe différents et quelqu’un à appeler. L’antivirus fourni avec Windows, bien réglé, suffit à beaucoup de particuliers.\n{si_securite}Pour aller plus loin[, nos formules commencent à {prix_securite} par mois] : /services/securite-informatique",
  },
  {
    topic: "data-recovery",
    label: "Récupérer des fichiers",
    service: "/services/recuperation-donnees",
    hasAdvice: true,
    keywords:
      "récupération récupérer données photos perdu disque dur clé usb effacé supprimé formaté carte sd fichiers dossier factures documents externe mégarde reconnu hs cassé cassée chances retrouver clac claque bruit perte perdue mémoire ssd corbeille erreur restaurer sauver lisible mort prix nas",
    response:
      "Arrêtez d’utiliser le support tout de suite : chaque essai peut effacer davantage. Débranchez le disque, n’acceptez pas de formater, ne lancez aucun logiciel.\n{si_recuperation}Nous récupérons les données des disques, SSD, clés et cartes, et nous disons après le diagnostic ce qui peut être sauvé : {telephone}. {si_recuperation}Le détail : /services/recuperation-donnees",
    offersContact: true,
  },
  {
    topic: "backup",
    label: "Sauvegarder",
    keywords:
      "sauvegarde sauvegarder automatique cloud copie sauvegardes fichiers photos externe restaurer onedrive icloud drive automatiquement disque solution conseillez famille synchroniser",
    response:
      "La bonne règle : trois copies, sur deux supports, dont une ailleurs. Par exemple l’ordinateur, un disque externe branché une fois par semaine, et un service en ligne chiffré.\n{si_logiciel}Nous l’installons avec vous, {sur_place}[, ou {a_distance}][ ({tarif_seance_longue})].[\nAvec un suivi : une formule {des_securite} par mois (/services/securite-informatique).]",
  },
  {
    topic: "network",
    label: "Internet ou Wi-Fi",
    service: "/services/configuration-reseau",
    hasAdvice: true,
    keywords:
      "wifi internet réseau box connexion routeur fibre câble ethernet signal débit coupure coupe temps lente déconnecte chambre étage capte installer installation locaux switch rj45 livebox freebox orange free sfr bouygues clignote rouge répéteur partage connecte pas adsl rame marche",
    response:
      "Premiers gestes : débranchez la box 30 secondes, puis essayez avec un câble. Si le câble marche et pas le Wi-Fi, c’est une affaire de réglage ou de couverture. {si_reseau}Nous savons y remédier. Voyant rouge sur la box ? Appelez d’abord votre opérateur, la panne est souvent chez lui.\n{si_reseau}Nous installons aussi des réseaux complets, à la maison[ ou {au_bureau}] : /services/configuration-reseau",
  },
  {
    topic: "printer",
    label: "Une imprimante",
    service: "/services/configuration-peripheriques",
    hasAdvice: true,
    keywords:
      "imprimante imprimer imprime impression encre cartouche bourrage papier toner wifi connecter installer hors-ligne hp canon epson brother configurer scanner multifonction imprimente marche fonctionne",
    response:
      "Une imprimante « hors ligne » a souvent juste changé d’adresse sur le Wi-Fi : éteignez la box et l’imprimante, rallumez la box puis l’imprimante, et réessayez. {si_peripheriques}Sinon nous la réglons {sur_place}[, ou {a_distance} ({tarif_seance_courte})].\n{si_peripheriques}Le détail : /services/configuration-peripheriques",
  },
  {
    topic: "peripherals",
    label: "Son, souris, webcam ou écran en plus",
    service: "/services/configuration-peripheriques",
    keywords:
      "périphérique son micro haut-parleur webcam scanner souris casque double écran deuxième second brancher branchement caméra micro détecté pilote bluetooth clavier enceinte station moniteur zoom portable reconnu numériser usb",
    response:
      "Plus de son ? Cliquez sur l’icône du haut-parleur et choisissez une autre sortie : l’ordinateur parle parfois à un écran ou à un casque absent.\nScanner, webcam, micro, casque, souris, deuxième écran : nous les branchons, installons les bons pilotes et les essayons avec vous, {sur_place}[, ou {a_distance}].\nLe détail : /services/configuration-peripheriques. Un doute sur le bon câble ? {telephone}",
  },
  {
    topic: "upgrade",
    label: "Ajouter un SSD ou de la mémoire",
    service: "/services/mise-a-niveau",
    keywords:
      "ssd mémoire barrette upgrade ram rajouter prix tarif combien coûte améliorer améliorations graphique carte processeur ajouter remplacer disque dur vieux pc ordinateur évoluer mise niveau changer vaut coup mettre go plus puissant portable",
    response:
      "Un SSD et de la mémoire redonnent des années à un ordinateur lent : c’est souvent la dépense la plus utile. Nous vérifions d’abord que votre modèle les accepte.\nLe modèle suffit pour un prix : /devis. Le détail : /services/mise-a-niveau",
  },
  {
    topic: "assembly",
    label: "Monter un PC",
    service: "/services/reparation-materielle",
    hasAdvice: true,
    keywords:
      "monter montage assembler assemblage montez assemblez composants boîtier config gamer gaming compatibilité incompatibles monteur",
    response:
      "Avant d’acheter, comparez quatre choses : le support (socket) du processeur et de la carte mère, le type de mémoire, la puissance de l’alimentation, la place dans le boîtier. Gardez emballages et factures.\n{si_materiel}Pour un montage, un changement de boîtier ou un conseil, envoyez sur /devis la liste des pièces, achetées ou non, et votre usage : nous répondons {delai_reponse} avec un prix ou une question. {si_materiel}Un doute ? {si_materiel}{telephone}",
  },
  {
    topic: "purchase",
    label: "Choisir un ordinateur",
    keywords:
      "acheter vendez achat neuf occasion reconditionné conseil choisir vente racheter vaut mieux étudiant pc ordinateur ordinateurs portable reconditionnés modèle marque budget réparer remplacer",
    response:
      "Notre métier est de réparer, alors notre conseil est libre : si la machine vous suffisait avant la panne et qu’une seule pièce est en cause, réparez. Sinon, dites-nous votre usage et votre budget au {telephone} : nous vous dirons quoi chercher, et si nous avons une solution.",
  },
  {
    topic: "setup",
    label: "Un ordinateur neuf à installer",
    service: "/services/depannage-logiciel",
    keywords:
      "transférer transfert installer nouvel nouveau ordinateur pc données migration mise service copier configurer achat acheté fichiers ancien premier démarrage portable neuf prise main basculer effacer réinstaller",
    response:
      "Nous mettons votre nouvel ordinateur en route : réglages, logiciels, et transfert de vos fichiers depuis l’ancien.\n[{Lieu_intervention}, c’est une intervention, « {nom_intervention} », à {prix_intervention}. ]Des ordinateurs à effacer et réinstaller avant de les donner ou de les vendre ? Dites-nous combien sur /devis, et gardez d’abord une copie de vos fichiers.\nPour un créneau : {telephone} ou /devis",
  },
  {
    topic: "maintenance",
    label: "L’entretien",
    service: "/services/maintenance-preventive",
    keywords:
      "maintenance entretien nettoyage nettoyer dépoussiérage poussière contrat préventive révision entretenir contrôle pc ordinateur ordinateurs postes vérification proposition",
    response:
      "Oui : dépoussiérage, contrôle des disques, mises à jour.[ Les formules commencent à {prix_maintenance} par mois.]\nLe détail : /services/maintenance-preventive. Plusieurs postes ? /devis",
  },
  {
    topic: "remote-support",
    label: "Le dépannage à distance",
    service: "/services/depannage-distance",
    keywords:
      "distance télémaintenance séance main prise contrôle technicien session téléassistance ordinateur pc teamviewer anydesk support dépannage prendre télé-assistance heure prix tarif sécurisé logiciel internet téléphone aider écran fonctionne marche combien coûte",
    response:
      "À distance, nous prenons la main avec votre accord et sous vos yeux : vous ouvrez un petit programme, vous nous lisez un code, et vous pouvez tout arrêter à chaque instant.\n[Séances : {prix_des_seances}. ][Au mois : {prix_support}. ]Il faut que l’ordinateur démarre et ait internet.\nPour commencer : {telephone} ou /services/depannage-distance",
  },
];

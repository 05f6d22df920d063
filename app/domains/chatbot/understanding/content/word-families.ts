/**
 * Families of related words. The assistant learns about a whole family: a question about 'twingo' (a car) teaches it
 * something about every vehicle. A family is one sign among others and never decides an answer alone.
 */
export const wordFamilies: Readonly<Record<string, string>> = {
  device:
    "ordinateur ordinateurs ordi ordis pc pcs portable portables laptop notebook netbook tour unite machine machines becane poste postes fixe desktop bureautique ultrabook chromebook surface minipc",
  brand:
    "hp asus acer lenovo dell msi toshiba sony samsung medion fujitsu packard bell thinkpad pavilion vaio compaq aspire inspiron ideapad zenbook vivobook gigabyte huawei xiaomi razer alienware omen legion",
  apple: "mac macs macbook macbooks imac imacs apple macos osx safari mackintosh m1 m2 m3 pomme",
  phone:
    "telephone telephones smartphone smartphones iphone iphones ipad ipads tablette tablettes galaxy android mobile mobiles gsm pixel oneplus xiaomi redmi huawei honor oppo crosscall s20 s21 s22 s23",
  console:
    "playstation ps3 ps4 ps5 xbox nintendo switch wii manette manettes console consoles joycon gamecube dualshock gameboy ds 3ds sega megadrive",
  windows: "windows win10 win11 win7 w10 w11 microsoft vista xp bios uefi systeme",
  program:
    "word excel office powerpoint outlook chrome firefox edge navigateur navigateurs teams zoom skype adobe photoshop acrobat pdf libreoffice openoffice logiciel logiciels programme programmes application applications appli applis autocad ciel sage ebp quickbooks steam itunes vlc spotify discord",
  mail: "mail mails email emails courriel courriels messagerie gmail outlook thunderbird wanadoo laposte hotmail yahoo boite imap pop smtp newsletter spam indesirables",
  isp: "box livebox freebox bbox wifi fibre adsl routeur modem ethernet rj45 repeteur orange sfr bouygues free debit internet reseau connexion switch cpl hotspot",
  part: "clavier claviers touche touches charniere charnieres coque trackpad touchpad pave haut parleur micro port ports usb hdmi prise jack connecteur bouton capot ventilateur ventilo alimentation alim carte mere processeur barrette",
  storage:
    "ssd hdd disque disques dur durs cle cles sd stockage nas fichier fichiers dossier dossiers photo photos donnees documents sauvegarde sauvegardes cloud onedrive icloud dropbox corbeille",
  printer:
    "imprimante imprimantes imprimer imprime encre cartouche cartouches toner canon epson brother scanner bourrage multifonction",
  peripheral:
    "webcam souris casque ecran moniteur enceinte enceintes dock station bluetooth tablette graphique camera scanner hub",
  liquid:
    "eau cafe the biere vin soda coca jus lait soupe verre tasse renverse mouille trempe inonde chocolat sirop champagne pastis",
  malware:
    "virus malware trojan cheval ransomware rancon pirate piratage hacker hacke antivirus pubs popup spyware infecte avast norton kaspersky bitdefender mcafee defender",
  weekday: "lundi mardi mercredi jeudi vendredi samedi dimanche week weekend",
  month: "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  holiday:
    "noel ferie feries toussaint paques ascension pentecote assomption armistice reveillon vacances pont",
  moment:
    "matin midi soir apres-midi aprem nuit aujourd demain heure heures h maintenant tantot soiree journee",
  town: "mans sable sarthe fleche ferte bernard allonnes coulaines mamers change arnage ecommoy loue conlie ballon bonnetable mulsanne yvre beaumont connerre vibraye fresnay sille guillaume lude chateau loir laval alencon angers tours paris nantes rennes orne mayenne moncé guecelard spay champagne savigne sainte saint evron lucé lombron teloche parigne suze cerans foulletourte noyen brulon solesmes parce malicorne la chartre montval bessé calais saint-calais tuffé torcé marolles neuville coudrecieux roeze laigné ruaudin saint-pavace sargé",
  money: "prix tarif tarifs cout coute couter combien euro euros € cher chere facture montant",
  payment:
    "carte bancaire cheque cheques especes liquide virement paypal cb mastercard visa amex cesu acompte fois mensualites",
  family:
    "mere pere maman papa mari femme fils fille mamie papi papy grand-mere enfants enfant voisin voisine frere soeur epouse copine copain cousin tante oncle belle",
  pro: "entreprise societe association cabinet tpe pme boutique commerce mairie ecole collectivite salaries employes collaborateurs comptable artisan asso restaurant hotel",
  trade:
    "plombier plomberie electricien electricite garagiste garage mecanicien coiffeur coiffeuse notaire avocat boulanger boulangerie boucher macon maconnerie peintre menuisier charpentier couvreur toiture serrurier serrure chauffagiste jardinier paysagiste fleuriste dentiste medecin docteur kine osteopathe pharmacie pharmacien veterinaire taxi vtc ambulance demenageur demenagement cordonnier couturiere couture ramoneur ramonage carreleur carrelage opticien lunettes esthetique esthetician ongles massage toilettage tatouage tatoueur pressing blanchisserie nounou babysitter traiteur pizzeria pizza dj photographe architecte geometre agence immobiliere psy psychologue infirmiere hotel gite camping",
  appliance:
    "lave linge vaisselle machine a laver frigo frigidaire refrigerateur congelateur four micro-ondes microonde plaque induction cafetiere nespresso bouilloire aspirateur roomba robot mixeur blender thermomix fer repasser seche cheveux tele television televiseur televisions tv telé videoprojecteur ampli chaine hifi radio autoradio gps drone trottinette velo electrique climatisation clim chaudiere radiateur chauffe ballon cumulus volet volets portail interphone alarme tondeuse tronconneuse perceuse montre horloge appareil photo camescope auditif calculatrice reveil thermostat vmc hotte sonnette guirlande ampoule lampe",
  vehicle:
    "voiture voitures auto automobile moto scooter camion peugeot renault citroen clio twingo golf bmw audi mercedes dacia tesla tracteur caravane remorque bateau avion pneu pneus frein freins embrayage vidange essence gasoil diesel carburant permis conduire parebrise vitre courroie controle technique carrosserie pot echappement velo helicoptere",
  food: "recette recettes gateau gateaux crepe crepes tarte pates riz poulet lapin viande poisson fromage legumes fruit fruits pomme banane chocolat baguette pain croissant restaurant resto manger cuisine cuisiner cuire vin whisky rillettes burger kebab sushi couscous menu dejeuner diner repas gouter sauce sucre beurre oeuf oeufs lait soupe salade ratatouille",
  animal:
    "chat chats chaton chien chiens chiot cheval poney poule poules lapin hamster oiseau perroquet canari poisson aquarium tortue vache mouton chevre cochon abeille abeilles guepe guepes frelon fourmis rat rats rongeur taupe croquettes litiere vermifuge moustiques araignee serpent souriceau piege",
  health:
    "grippe covid fievre mal dos ventre tete dent dents toux rhume gastro vaccin ordonnance medicament medicaments doliprane allergie pollen cancer diabete tension grossesse enceinte bebe maigrir regime kilos dormir insomnie stress deprime depression symptomes maladie hopital urgences samu blessure entorse genou peau boutons cheveux poils alzheimer memoire yeux oreille coeur sang",
  sport:
    "foot football match psg om equipe ligue rugby tennis basket handball piscine natation velo tour jeux olympiques marathon course yoga gym musculation randonnee ski 24h circuit grand prix moto gp score resultat resultats championnat mbappe messi zidane peche chasse petanque equitation judo karate danse",
  weather:
    "meteo temps pluie pleut pleuvoir neige soleil vent orage temperature degres canicule gel verglas brouillard previsions arc-en-ciel lune",
  politics:
    "president macron politique election elections vote voter depute maire gouvernement ministre guerre ukraine russie gauche droite extreme retraites greve manifestation religion dieu bible eglise messe priere coran ramadan pape islam catholique athee",
  school:
    "devoir devoirs maths math mathematiques dissertation exercice bac brevet college lycee histoire geographie geo anglais espagnol conjugaison conjuguer verbe synonyme traduire traduction poeme poesie blague blagues chanson capitale equation theoreme pythagore racine redaction expose philosophie philo integrale",
  law: "divorce avocat heritage notaire testament impots impot taxe fonciere caf rsa chomage pole emploi france travail retraite pension permis amende pv contravention passeport identite nationalite visa prefecture mairie naissance mariage bail loyer proprietaire locataire expulsion tribunal plainte police gendarmerie procuration carte grise assurance mutuelle pret hypothecaire credit immobilier bourse bitcoin crypto ethereum action actions livret epargne loto euromillions loterie tirage tierce pmu casino poker",
  home: "maison appartement jardin pelouse gazon haie arbre arbres tailler tomates rosier rosiers plante plantes potager fleur fleurs fuite robinet wc toilettes evier douche baignoire tuyau chasse moquette parquet peinture mur murs fenetre fenetres porte portes rideau rideaux canape meuble meubles matelas lit tapis carrelage toit gouttiere cheminee poele bois isolation veranda cloture",
  travel:
    "train trains sncf tgv ter gare billet billets avion aeroport vol bus tram setram taxi covoiturage blablacar hotel vacances plage mer montagne voyage londres rome espagne italie port rochelle musee cathedrale zoo cinema film films seance concert theatre spectacle livre livres netflix serie series acteur actrice chanteur chanteuse musique guitare piano violon",
  love: "amour aime aimes copine copain rencontre rencontrer celibataire sexe sexy embrasser marier divorce rupture ex tinder seul triste pleurer",
  insult:
    "connard connasse con conne merde putain salope encule idiot imbecile debile cretin abruti nul nulle bouffon batard gueule fdp tg ntm pute chier",
  complaint:
    "inadmissible inacceptable scandaleux scandaleuse scandalise scandale honteux honteuse honte deplorable lamentable execrable mecontent mecontente insatisfait decu decue furieux furieuse plaindre reclamation litige rembourser remboursez dedommager dedommagement arnaqueur arnaqueurs voleur voleurs incompetent incompetents incapable incapables bacle abuse foutez moquez fichez dgccrf fraudes",
  spying:
    "espionner espionne espion mouchard surveiller surveille pister tracer localiser geolocaliser hacker pirater cracker craker craque cracke craquee crack keygen keylogger insu cachette discretement douce vole volee illegal illegale clandestin",
  prompt:
    "prompt prompts consigne consignes instruction instructions ignore oublie chatgpt gpt openai ia pretend joue role jailbreak dan systeme langage modele python javascript java html css code coder script php sql algorithme base64",
  shopping:
    "robe chaussures baskets nike zara jean pull manteau parfum bijou bague montre cadeau jouet lego poussette solde soldes supermarche leclerc carrefour auchan lidl ikea amazon vinted leboncoin colis livraison poste courrier timbre timbres",
};

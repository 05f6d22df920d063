import type { StarterResponse } from "./topics.ts";

/** Responses (stored answers) about the shop: prices, hours, places, contact, promises. */
export const shopResponses: readonly StarterResponse[] = [
  {
    topic: "prices",
    label: "Les tarifs",
    keywords:
      "tarifs prix combien coût coûte coûter coûterait coûtera cb cher euros € € montant tarification réparation réparer dépannage intervention ordinateur pc ordi ttc ht heure horaire taux tarifaire montent payer payant idée fourchette grille estimation déplacer frais déplacement domicile",
    response:
      "Nos prix sont annoncés avant de commencer, {toutes_taxes} :[\n{forfaits}][\n• Séance à distance : {prix_des_seances}][\n• À partir de : {exemples_prix}]\n[{Deplacement}.\n]À savoir : {le_diagnostic}. Pour votre panne précise, le devis est gratuit : /devis",
  },
  {
    topic: "subscriptions",
    label: "Les forfaits mensuels",
    keywords:
      "abonnement forfait mensuel mensualité mois formule contrat illimité engagement résilier tarif prix combien",
    response:
      "[{sans_forfait}][Un suivi au mois, un de nos {abonnements}, évite d’attendre la panne.][\n• {nom_support} : {prix_support} par mois][, {seances_support}][\n• Sécurité : {des_securite} par mois (/services/securite-informatique)][\n• Maintenance : {des_maintenance} par mois (/services/maintenance-preventive)][\n• Pour plusieurs postes, « {nom_entreprise} » à {prix_entreprise} par mois][\nDites-nous ce que vous avez, nous vous dirons lequel de nos {abonnements} suffit : /devis]",
  },
  {
    topic: "diagnosis",
    label: "Le diagnostic",
    keywords:
      "diagnostic diagnostique diagnostiquer examen expertise gratuit gratuitement payant prix combien coûte coût refus refuser réparation",
    response:
      "{regle_diagnostic} Nous ouvrons, nous cherchons la pièce en cause, et vous recevez un prix ferme avant de décider.[\nLe forfait Diagnostic, à {prix_avis} par intervention, est pour qui veut un avis, sans projet de réparation.][ Un {rapport_ecrit} est compris.]",
  },
  {
    topic: "services",
    label: "La liste des services",
    keywords:
      "services prestations proposez activités offre offrez réparez liste ensemble genre sorte type pannes métier domaine dépannage réparation entreprise exactement",
    response:
      "Nous dépannons et réparons les ordinateurs[, PC et {mac},] des particuliers comme des entreprises :\n{services}.\nChaque service a sa page, avec ce qui est compris. Quelle panne avez-vous ?",
  },
  {
    topic: "hours",
    label: "Les horaires",
    keywords:
      "horaires ouvert ouverture heures ouvrez ouvre ouvrir fermé ferme fermez fermeture fermer lundi mardi mercredi jeudi vendredi samedi dimanche midi matin soir weekend week end férié fériés aprem après-midi novembre décembre janvier février mars avril mai juin juillet août septembre octobre vacances pont jours aujourd’hui demain passer déjeuner pause atelier magasin boutique orair",
    response:
      "Voici nos horaires. {horaires}. {fermeture}.\nPour un jour férié, un pont ou un passage juste avant la fermeture, un coup de fil évite un déplacement pour rien : {telephone}.",
  },
  {
    topic: "contact",
    label: "Téléphone et e-mail",
    keywords:
      "contacter téléphone numéro mail joindre contact email appeler appel courriel adresse écrire écris tel coordonnées message ligne",
    response:
      "Le plus rapide est le téléphone : {telephone} ({horaires}).\nPar e-mail : {email}. Ou avec le formulaire de contact : /#contact\nNous répondons {delai_reponse}.",
    offersContact: true,
  },
  {
    topic: "human",
    label: "Parler à quelqu’un",
    keywords:
      "parler quelqu’un humain conseiller vrai personne technicien téléphone rappeler rappelez rappelle qqn interlocuteur opérateur discuter réel échanger passez",
    response:
      "Bien sûr. Le plus simple est d’appeler le {telephone} ({horaires}).\nVous préférez écrire ? Laissez un message ci-dessous, nous vous répondons {delai_reponse}.",
    offersContact: true,
  },
  {
    topic: "address",
    label: "Où nous trouver",
    keywords:
      "adresse situé trouver atelier localisation magasin boutique lieu itinéraire plan rue emplacement accès parking garer stationner stationnement bus tram situés trouve venir déposer",
    response:
      "L’atelier est au {adresse}. L’itinéraire est dans la rubrique contact : /#contact\nVoici nos horaires. {horaires}.\n[{acces}\n]Une question pour venir ? {telephone}.",
  },
  {
    topic: "emergency",
    label: "Une urgence",
    keywords:
      "urgent urgence urgemment vite rapidement immédiatement aujourd’hui soir nuit weekend week end dépannage intervention intervenir intervenez délai venir dossier demain rendre bloqué serveur bureau panne secours informatique pc ordinateur ordi travail visio",
    response:
      "Si c’est urgent, appelez tout de suite : {telephone}. C’est plus rapide qu’un formulaire, et nous vous dirons quoi faire en attendant.\nNous intervenons[ {delai},] {semaine}. Pour une perte de données : éteignez l’appareil et ne le rallumez pas.",
    offersContact: true,
  },
  {
    topic: "delay",
    label: "Les délais",
    keywords:
      "délai temps durée longtemps long combien attente rapide réparation réparer récupère récupérer prêt jours intervenir intervention ordi ordinateur pc",
    response:
      "Nous intervenons[ {delai},] {sur_place}[, ou {a_distance}]. Une réparation courante est plus longue quand une pièce doit être commandée, et nous vous donnons alors une date.\nBesoin d’une réponse tout de suite ? {telephone}",
  },
  {
    topic: "order-tracking",
    label: "Une réparation en cours",
    keywords:
      "suivi avancement réparation déposé confié prêt dossier référence statut état ordinateur où récupérer nouvelles pc ordi est mon",
    response:
      "Pour savoir où en est une réparation, appelez le {telephone} avec votre nom ou la référence du dossier : nous vous dirons où elle en est. Je ne suis qu’un assistant automatique, je n’ai pas accès aux dossiers.",
    offersContact: true,
  },
  {
    topic: "zones",
    label: "Les communes desservies",
    keywords:
      "zones secteur ville intervenez déplacez communes département périmètre rayon kilomètres km sarthe mans alentours autour campagne région venez jusque villes village allonnes coulaines flèche ferté sablé habite intervention déplacement environs",
    response:
      "[{sans_visite}\nUn conseil avant de venir : {telephone}][Nous nous déplaçons {si_visites}{a_ville} et dans un rayon de {rayon}, {au_dela}.]\n{si_visites}Cherchez votre commune ou votre code postal : /locations[\n{si_visites}{A_distance}, nous dépannons partout où il y a internet.]",
  },
  {
    topic: "home-visit",
    label: "Une visite à domicile",
    keywords:
      "domicile maison chez déplacer visite sur-place déplacement technicien venez venir vient passer aller mère père parents couple personne âgée mobilité retraités conduire conduit handicap déplacez place dépannage déplace",
    response:
      "[{sans_visite}\nUn conseil avant de venir : {telephone}][Oui, nous venons {a_domicile}, {a_ville} et alentour.][{si_visites} Ce qui ne se répare pas sur place se répare {a_l_atelier}.]\n[{si_visites}{Nom_visite} : {prix_visite}. ][{Deplacement}. ]{si_visites}Pour fixer un passage, chez vous ou chez un proche : {telephone} ou /devis",
  },
  {
    topic: "complaint",
    label: "Une réclamation",
    keywords:
      "réclamation mécontent mécontente insatisfait insatisfaite inadmissible inacceptable scandaleux honteux déçu déçue plaindre furieux furieuse déplorable",
    response:
      "Nous sommes désolés que cela se passe ainsi, et nous voulons y remédier. Laissez-nous un message ci-dessous, avec votre nom, votre téléphone et ce qui s’est passé : nous vous répondons {delai_reponse}. Ou appelez le {telephone} ({horaires}).",
    offersContact: true,
  },
  {
    topic: "refused",
    label: "Ce que nous refusons",
    keywords: "espionner cracker crack craqué craquée cracké keygen keylogger mouchard",
    response:
      "Désolé, nous ne faisons pas cela : ni surveillance d’une autre personne, ni accès à ses comptes, à son réseau ou à ses appareils, ni logiciel ou contenu piraté.",
  },
  {
    topic: "warranty",
    label: "La garantie",
    keywords:
      "garantie garanti garanties garantissez garantir sav retour revient recommence nouveau repayer repaye réparé semaines revenu revenue réparer prise charge constructeur couvert satisfait remboursé même réparation combien temps dure durée mois gratuit problème",
    response:
      "[Nos réparations sont garanties {garantie_jours} : si la même panne revient, nous la reprenons sans frais. Gardez simplement la facture. Cela s’ajoute aux garanties légales : /garanties-legales][{Sans_garantie}]\nSi votre appareil est encore sous la garantie du fabricant, dites-le-nous avant que nous l’ouvrions : il vaut parfois mieux la faire jouer d’abord.",
  },
  {
    topic: "payment",
    label: "Paiement et facture",
    keywords:
      "paiement payer carte bancaire chèque espèces régler moyens règlement virement facture facturation paypal acompte avance plusieurs fois facilité crédit impôt fiscal cesu service personne société paye peut liquide tva acceptez accepter acceptés accepté cb",
    response:
      "Le prix vous est donné avant de commencer, et rien ne se paie en ligne sur ce site.[\nMoyens de paiement : {moyens_paiement}.][\nAcompte : {acompte}.]\nPour ce que ce site ne dit pas (carte, chèque, espèces, virement, paiement en plusieurs fois, facture de société, aide fiscale), demandez-nous : {telephone}.",
  },
  {
    topic: "quote",
    label: "Demander un devis",
    keywords:
      "devis estimation chiffrage gratuit demander obtenir engagement proposition remplacement réparation prix avant ordinateur écran demande",
    response:
      "Le devis est gratuit et sans engagement. Décrivez la panne en trois minutes sur /devis, avec une photo si vous en avez une : nous répondons {delai_reponse} avec un prix ou une question.",
  },
  {
    topic: "appointment",
    label: "Prendre rendez-vous",
    keywords:
      "rendez-vous rdv prendre réserver fixer créneau annuler décaler reporter disponibilité disponible déplacer modifier venir passer agenda date semaine lundi mardi mercredi jeudi vendredi samedi matin après-midi pc ordinateur",
    response:
      "Pour fixer, déplacer ou annuler un rendez-vous, appelez le {telephone}, ou indiquez vos disponibilités avec la demande sur /devis.\nPour déposer un appareil à l’atelier, vous pouvez passer aux heures d’ouverture ({horaires}).",
    offersContact: true,
  },
  {
    topic: "parts",
    label: "Les pièces détachées",
    keywords:
      "pièces détachées comprises incluses neuves occasion origine composant comprise main-d’œuvre prix inclus ancienne commander",
    response:
      "{regle_pieces}\nPour savoir si une pièce est neuve ou d’occasion, ou pour garder l’ancienne, dites-le avec la demande de devis : /devis",
  },
  {
    topic: "privacy",
    label: "La confidentialité",
    keywords:
      "confidentialité données personnelles vie privée regardez fichiers perso rgpd documents photos confidentiel secret consulter lire supprimées sécurité sécurisées intimité deviennent supprimer",
    response:
      "Vos fichiers vous appartiennent : nous cherchons la panne, pas vos documents ni vos photos. Pour savoir ce que devient une copie, demandez-nous : {telephone}.\nCe que devient ce que vous écrivez sur ce site est expliqué ici : /confidentialite",
  },
  {
    topic: "about",
    label: "Qui nous sommes",
    keywords:
      "entreprise existez expérience certifiés certification qualifié équipe ancienneté longtemps combien années avis clients réputation confiance sérieux depuis qui présentation références diplôme compétent ans temps techniciens combien",
    response:
      "{nom} est au service des particuliers et des entreprises de la région[, avec {experience}].[ À l’établi : des {techniciens}.][\nÀ votre service : {equipe}.]\nQui nous sommes : /about",
  },
  {
    topic: "identity",
    label: "SIRET et mentions légales",
    question: "Quel est votre numéro SIRET ?",
    keywords: "siret siren",
    response:
      "[Forme juridique : {forme_juridique}.\n][SIRET : {siret}.\n][TVA : {numero_tva}.\n][{sans_siret}\n]Toutes nos mentions : /mentions-legales. Il vous en manque une ? Demandez-la au {telephone}.",
  },
  {
    topic: "letter",
    label: "La lettre par e-mail",
    question: "Avez-vous une newsletter ?",
    keywords: "newsletter infolettre",
    response:
      "[{si_lettre}Oui, nous envoyons une lettre par e-mail de temps en temps. Chaque envoi porte un lien pour vous désinscrire. Pour la recevoir : /newsletter][{sans_lettre}]",
  },
  {
    topic: "jobs",
    label: "Emploi et stages",
    keywords:
      "recrutement emploi recrutez technicien candidature cv stage travailler postuler embauche alternance apprenti poste job partenaire rejoindre apprentissage recruter",
    response:
      "Pour un emploi, un stage ou une alternance, écrivez-nous à {email}.\nNous travaillons aussi avec des techniciens partenaires : présentez-vous sur /join, avec vos spécialités, votre secteur et vos disponibilités.",
  },
  {
    topic: "business",
    label: "Nos offres aux entreprises",
    keywords:
      "entreprise professionnel pro société association parc postes poste infogérance combien serveur bureau tpe pme cabinet dépannez dépannage commerce indépendant salariés employés professionnels forfait gestion prestataire travaillez artisan panne",
    response:
      "Oui, nous travaillons avec des entreprises, des associations et des indépendants.[ {Nom_entreprise} : {prix_entreprise} par mois.][ Il comprend : {compris_entreprise}.]\n[{particuliers_seuls}\n]Dites-nous combien de postes vous avez, le devis est gratuit : /devis, ou {telephone}.",
  },
  {
    topic: "training",
    label: "Cours et formation",
    keywords:
      "cours formation apprendre initiation débutant senior leçon former expliquer informatique utiliser atelier seniors internet servir stage",
    response:
      "[Oui, nous donnons des cours. {Cours}. Pour en prendre un : {telephone}\n]Nous prenons le temps d’expliquer ce que nous faisons.[\nPour une équipe, la formation est comprise dans la formule {formule_formation} de /services/securite-informatique.][\n{sans_cours}]",
  },
  {
    topic: "preparation",
    label: "Quoi apporter",
    keywords:
      "apporter amener préparer prévoir chargeur déposer emmener emporter fournir câble venir mot passe ramener avec réparation ordinateur",
    response:
      "Apportez l’appareil avec son chargeur et deux lignes sur la panne : ce que vous faisiez, ce qui s’affiche. Le mot de passe n’est utile que pour certains essais, nous le demandons seulement alors. Si vous avez une sauvegarde, ne l’apportez pas.",
  },
  {
    topic: "recycling",
    label: "Le recyclage",
    keywords:
      "recyclage recycler vieil vieux ancien jeter déchetterie reprise reprenez reprendre détruire donner débarrasser effacer hors d’usage ordinateur",
    response:
      "Ne jetez rien avant d’avoir copié puis effacé vos fichiers. Un appareil électrique ne va pas à la poubelle : une déchetterie le reprend.\nPour savoir si nous pouvons le reprendre, appelez avant de passer : {telephone}.",
  },
  {
    topic: "assistant",
    label: "Qui répond ici",
    keywords:
      "robot automatique assistant bot intelligence artificielle ia machine humain réponds programme chatbot ordinateur nom appelles es réel",
    response:
      "Je suis l’assistant automatique du site : je réponds aux questions courantes à partir de réponses écrites par l’atelier. Pour un avis sur votre panne, une vraie personne vous attend au {telephone}.",
  },
  {
    topic: "smalltalk-hello",
    label: "Bonjour",
    keywords: "bonjour salut bonsoir coucou hello hey slt bjr cc",
    response:
      "Bonjour ! Dites-moi ce qui vous amène : une panne, un prix, un horaire ? Une phrase courte suffit.",
  },
  {
    topic: "smalltalk-thanks",
    label: "Merci",
    keywords:
      "merci remercie beaucoup parfait super génial top cool remerciements aimable gentil aide nickel",
    response:
      "Avec plaisir. Si une autre question vous vient, je suis là ; et au {telephone}, l’atelier aussi.",
  },
  {
    topic: "smalltalk-bye",
    label: "Au revoir",
    keywords: "revoir bientôt bye ciao adieu journée soirée fin",
    response: "Au revoir, et bonne continuation avec vos machines.",
  },
];

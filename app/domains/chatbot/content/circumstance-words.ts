/**
 * Words about the circumstances of a question (price, place, time, repair), not about its subject. A question is about
 * something else if it shares only such words with a response (a stored answer) and also has a word that no response
 * has: 'prix d’une baguette' (price of a loaf).
 */
export const circumstanceWords = `
tarif tarifs prix combien cb coût coûte coûter cher euro euros € montant tarification taux payer payant paye payé
paiement idée fourchette grille estimation frais gratuit gratuitement remboursé abonnement mensuel mensualité mois
formule contrat engagement résilier forfait illimité acheter achat acheté vendre vendez vente occasion neuf neuve
budget marque modèle choisir choix conseil conseillez meilleur mieux vaut racheter location louer réserver commander
commande facture devis crédit impôt argent banque bancaire chèque espèces liquide tva taxe avance acompte
service services prestation prestations offre offrez proposez proposition liste domaine métier activités sorte type
réparer réparation répare réparez réparé réparable dépannage dépanner remplacer remplacement changer panne pannes
cassé casse brisé marche fonctionne bruit bruyant chauffe chaud démarre démarrer démarrage allumer allume éteint
éteindre bloqué lent lente lenteur rapide rapidement vite arrête tombé tomber chute fissure fissuré vitre rayé
horaire horaires heure heures ouvert ouverture ouvrir ouvrez ouvre fermé ferme fermer fermeture lundi mardi mercredi
jeudi vendredi samedi dimanche midi matin soir soirée nuit journée demain aujourd’hui weekend week end férié jour
jours semaine semaines mois an ans année minute minutes temps délai durée long longtemps attente date agenda moment
urgent urgence urgemment immédiatement secours bientôt créneau rdv rendez disponible disponibilité pause déjeuner
adresse situé situer trouver trouve retrouver lieu rue plan itinéraire parking garer stationner stationnement bus
tram accès emplacement ville villes village commune communes zone zones secteur département rayon campagne région
habite alentours environs autour mans sarthe flèche ferté sablé domicile maison place déplacer déplacement déplacez
venir venez vient aller passer passe passage apporter amener déposer ramener emmener livrer livraison quartier bureau
étage chambre école mairie magasin boutique atelier local locaux kilomètre km distance visite
contacter contact téléphone téléphoner numéro joindre appeler appel appelez rappeler parler discuter échanger écrire
message nom appelles coordonnées ligne réponse réponds
personne personnes technicien conseiller client clients fils fille père mère parents famille enfant enfants étudiant
senior débutant équipe entreprise société association professionnel pro indépendant salariés employés commerce
cabinet artisan humain vrai réel quelqu femme homme ami
emploi recrutement recrute recrutez stage candidature job poste travailler travail formation former cours apprendre
apprentissage apprenti leçon expliquer initiation utiliser servir partenaire rejoindre cv diplôme
carte clé perdu perdue perte oublié compte code dossier document garantie garanti garantir retour revient sav
récupérer récupération récupère supprimer supprimé effacer effacé sauver restaurer copie copier envoyer envoie
recevoir reçois installer installation configurer entretien entretenir nettoyage nettoyer maintenance révision
contrôle contrôler vérification préparer protéger protection sécurité attaque secret privé vie confiance avis
expérience certifié référence réputation sérieux longtemps existez qui
eau liquide café verre thé bière vin soda riz renversé renverser coulé pris batterie charge charger gonfle autonomie
prise alimentation bouton touche plastique pièce pièces papier moteur tour fixe mobile rouge bleu noir blanc trait
air mini free orange go plus top
transférer transfert support version niveau erreur reprise reprendre jeter donner recyclage recycler vieux
vieil ancien nouveau nouvel premier second deuxième double seul machine appareil matériel tableau lire
cool super parfait génial aide aimable gentil beaucoup programme robot intelligence assistant jeux jeu avion enceinte
station fenêtre fenêtres porte poussière température pâte thermique ventilation résultat début fin suivi statut
10 11 7 8 adieu affichage affiche ajouter annuler arrachée audit automatique basculer bip boîte boucle branche
brancher brûlant centrale chance cheval coque compatible composant compétent conduire confié consulter constructeur
couvert coup débarrasser décaler décharge déchetterie détaché détruire usage diagnostic double dur embauche emporter
espion état examen exactement expertise externe facilité fiscal fois fournir frauduleux gonflé handicap hors hs ht
humidité inquiéter interlocuteur intervenez intervention intimité jusque lance lien lisible localisation main micro
mobilité modifier mort moyen obtenir office opérateur origine oxydation partage pavé pilote postuler prendre prévoir
présentation prêt qqn qualifié recommence reconditionné reconnu refus regarder rendre repayer reporter revoir réagit
régler règlement répondent satisfait scintille second session signal solution son sony souffle suppression séance
tache tactile tel tient trempé ttc unité vide virement zoom âgée écris école
cher chère améliorer évoluer puissant capable perso personnel comprend compris complet ensemble
`;

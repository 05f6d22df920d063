import type { StarterArticle } from "./starter.ts";

export const failingDisk: StarterArticle = {
  title: "Disque dur qui claque : que faire, que ne pas faire",
  slug: "disque-dur-qui-claque",
  excerpt:
    "Un bruit régulier, des dossiers qui ne s’ouvrent plus : les dix minutes qui suivent décident souvent de ce qu’on pourra sauver.",
  metaTitle: "Disque dur qui claque : les bons gestes",
  metaDescription:
    "Votre disque dur claque, gratte ou n’est plus reconnu ? Ce que le bruit veut dire, les trois gestes à éviter et comment mettre vos fichiers à l’abri.",
  image: "hard-disk",
  imageAlt: "Un disque dur ouvert, sa tête de lecture et le plateau",
  categories: ["recuperation-de-donnees", "sauvegarde"],
  content: `
<p>Un « clac » toutes les deux secondes, l’explorateur de fichiers qui se fige, un dossier qui met une minute à s’ouvrir : votre disque vous parle. Il n’est pas forcément perdu. Mais chaque seconde de marche peut l’abîmer, et ce que vous ferez maintenant compte plus que tout ce qu’un réparateur fera ensuite.</p>
<h2>Ce que le bruit veut dire</h2>
<p>Dans un disque dur à plateaux, une tête de lecture flotte à quelques millionièmes de millimètre d’une surface qui tourne plusieurs milliers de fois par minute. Quand elle ne retrouve plus ses repères, elle revient à sa position de départ et recommence. C’est ce va-et-vient que vous entendez. S’il a lieu au-dessus d’une surface déjà touchée, la tête peut la rayer, et une rayure ne se répare pas.</p>
<p>Tous les bruits ne disent pas la même chose. Voici comment les trier, avant même d’ouvrir l’appareil :</p>
<table>
<thead><tr><th scope="col">Ce que vous entendez</th><th scope="col">Ce que c’est souvent</th><th scope="col">Ce qu’il faut faire</th></tr></thead>
<tbody>
<tr><td>Clac régulier, toutes les une à trois secondes</td><td>Tête de lecture ou plateau abîmé</td><td>Éteindre tout de suite, ne plus rallumer</td></tr>
<tr><td>Grattement, frottement</td><td>Contact entre la tête et le plateau</td><td>Éteindre tout de suite, même brutalement</td></tr>
<tr><td>Petits bips, moteur qui ne part pas</td><td>Tête collée ou moteur bloqué</td><td>Débrancher, ne pas secouer</td></tr>
<tr><td>Silence complet</td><td>Carte électronique, câble ou boîtier</td><td>Essayer un autre câble, une seule fois</td></tr>
<tr><td>Léger bourdonnement continu</td><td>Fonctionnement normal</td><td>Rien, sinon vérifier vos copies</td></tr>
</tbody>
</table>
<p>Un SSD, lui, ne fait aucun bruit. Il prévient autrement : l’ordinateur se fige, redémarre sur un écran qui ne trouve plus de système, ou des fichiers deviennent illisibles d’un jour à l’autre. Les gestes sont les mêmes : on arrête d’écrire dessus.</p>
<h2>Les trois gestes à éviter</h2>
<h3>Le rallumer « pour voir »</h3>
<p>Un démarrage relit des milliers de fichiers du système, partout sur le disque. C’est exactement ce qu’il faut éviter à une tête malade. Si l’ordinateur ne répond plus, appuyez dix secondes sur le bouton d’alimentation. Si c’est un disque externe, débranchez-le, sans attendre le message qui autorise à le retirer.</p>
<h3>Lancer un logiciel de réparation</h3>
<p>Les outils gratuits sont faits pour des fichiers effacés sur un disque sain. Sur un disque qui claque, ils relisent chaque zone en boucle, parfois pendant des heures. L’outil de vérification de Windows est pire encore : il écrit. Il peut déclarer perdus des fichiers qu’on aurait retrouvés.</p>
<h3>Le congélateur, le marteau et l’ouverture</h3>
<p>L’astuce du congélateur date de disques d’il y a vingt-cinq ans. Aujourd’hui, la condensation se dépose sur le plateau et achève la tête. Quant à l’ouvrir sur la table de la cuisine, une poussière invisible y est aussi grosse qu’un rocher sur une piste d’atterrissage.</p>
<h2>Ce qu’il faut faire, dans l’ordre</h2>
<ol>
<li><strong>Éteignez.</strong> Même si un document n’est pas enregistré : il vaut moins que les dix années de photos à côté.</li>
<li><strong>Notez.</strong> Le bruit, l’heure, ce que vous faisiez, un choc récent, un orage. Deux lignes sur un papier épargnent une heure de recherche.</li>
<li><strong>Dressez la liste de ce qui compte.</strong> Trois dossiers, pas davantage, par ordre d’importance. C’est par eux que l’on commence.</li>
<li><strong>Cherchez vos autres copies.</strong> Un téléphone, une clé, une ancienne machine, un espace en ligne : il arrive souvent que l’essentiel y soit déjà.</li>
<li><strong>Transportez-le à plat</strong>, dans une pochette ou un linge, loin d’un aimant et d’un coffre brûlant.</li>
</ol>
<blockquote><p>Neuf fois sur dix, ce qui sauve les photos, c’est de s’être arrêté à temps.</p></blockquote>
<h2>Comment se passe une récupération</h2>
<p>Un réparateur sérieux ne commence jamais par « réparer ». Il fait d’abord une image du disque, secteur par secteur, sur un support sain, avec un appareil qui renonce aussitôt aux zones difficiles et y revient plus tard. Les fichiers se cherchent ensuite dans cette copie, sans plus toucher à l’original.</p>
<p>Quand la tête ou le moteur sont en cause, l’opération demande une salle propre et des pièces du même modèle. Demandez-le avant toute dépense : vous décidez alors si ce qui est sur le disque le vaut. La page <a href="/services/recuperation-donnees">récupération de données</a> dit comment cela se passe.</p>
<h3>Et si c’est un disque externe ?</h3>
<p>Vérifiez une seule chose, une seule fois : le câble. Les disques externes de poche meurent plus souvent de leur petit connecteur que de leur mécanique. Un autre câble, une autre prise directement sur l’ordinateur, sans rallonge. Si le bruit revient, débranchez.</p>
<h2>Après : pour que cela n’arrive qu’une fois</h2>
<p>Un disque à plateaux vit en moyenne quatre à six ans. Le vôtre peut en vivre dix, ou mourir demain : rien ne le dit à coup sûr. La seule assurance est une sauvegarde qui se fait sans vous, sur un autre appareil, et que vous ouvrez de temps en temps pour vérifier qu’elle contient bien quelque chose.</p>
<ul>
<li>Au-delà de cinq ans, remplacez le disque d’un ordinateur qui sert tous les jours, avant la panne. Un SSD coûte peu et le rend plus rapide.</li>
<li>Ne déplacez pas un ordinateur portable à disque tournant pendant qu’il travaille.</li>
<li>Un ralentissement brusque sur les mêmes dossiers est un signe : copiez-les ailleurs le jour même.</li>
</ul>
<p>Un doute sur un bruit ? Éteignez d’abord, puis <a href="/contact">décrivez-le-nous</a> avec vos mots : nul besoin de l’entendre une fois de plus.</p>
`,
};

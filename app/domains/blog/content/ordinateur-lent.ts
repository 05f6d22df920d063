import type { StarterArticle } from "./starter.ts";

export const slowComputer: StarterArticle = {
  title: "Ordinateur lent : sept vérifications avant d’en changer",
  slug: "ordinateur-lent-sept-verifications",
  excerpt:
    "Dans la plupart des cas, le matériel tient encore la route. De quoi trouver ce qui a changé, du plus simple au plus utile, et savoir quand s’arrêter.",
  metaTitle: "Ordinateur lent : 7 vérifications à faire soi-même",
  metaDescription:
    "Votre ordinateur est devenu lent ? Sept vérifications dans l’ordre, de la place sur le disque au SSD, pour le remettre en forme avant de le remplacer.",
  image: "memory",
  imageAlt: "Une barrette de mémoire au-dessus de son emplacement",
  categories: ["entretien"],
  content: `
<p>Un ordinateur ne ralentit pas parce qu’il vieillit : un processeur de 2018 calcule aussi vite qu’au premier jour. Il ralentit parce qu’on lui demande davantage, parce qu’il manque de place, ou parce qu’une pièce faiblit. Avant de le remplacer, cherchez ce qui a changé. Voici dans quel ordre, du plus simple au plus utile.</p>
<h2>1. Redémarrer vraiment</h2>
<p>Sur Windows, « Arrêter » n’arrête pas tout : pour repartir plus vite, le système garde une partie de son état, et ses petits ennuis avec. Choisissez <strong>Redémarrer</strong>, attendez que les mises à jour finissent, puis jugez. Une fois par semaine, cela règle à soi seul une bonne part des lenteurs.</p>
<h2>2. Libérer de la place</h2>
<p>En dessous de 10 % d’espace libre, tout ralentit : le système n’a plus où poser ses fichiers de travail. Ouvrez les paramètres de stockage, regardez ce qui occupe le plus, et commencez par le dossier Téléchargements et la corbeille. Les vidéos prennent plus que tout le reste ensemble ; mettez-les sur un disque externe, après avoir vérifié qu’une copie existe ailleurs.</p>
<h2>3. Regarder qui travaille</h2>
<p>Le gestionnaire des tâches dit la vérité en dix secondes. Sur Windows, appuyez sur <code>Ctrl</code> + <code>Maj</code> + <code>Échap</code> ; sur Mac, ouvrez le Moniteur d’activité. Triez par colonne et lisez :</p>
<table>
<thead><tr><th scope="col">Colonne au maximum</th><th scope="col">Cause probable</th><th scope="col">Remède</th></tr></thead>
<tbody>
<tr><td>Disque, 100 %</td><td>Disque à plateaux débordé, ou malade</td><td>Un SSD, après une copie de vos fichiers</td></tr>
<tr><td>Mémoire, plus de 85 %</td><td>Trop d’onglets ou pas assez de mémoire vive</td><td>Fermer, ou ajouter une barrette</td></tr>
<tr><td>Processeur, sans arrêt</td><td>Mise à jour, antivirus en double, logiciel bloqué</td><td>Laisser finir, puis désinstaller le doublon</td></tr>
<tr><td>Rien n’est haut, tout est lent</td><td>Chauffe : l’ordinateur se freine lui-même</td><td>Nettoyer le ventilateur</td></tr>
</tbody>
</table>
<p>Si un programme inconnu occupe la première place, notez son nom exact avant de faire quoi que ce soit. Une recherche avec ce nom en dit plus qu’un logiciel « nettoyeur ».</p>
<h2>4. Alléger le démarrage</h2>
<p>Chaque logiciel installé croit mériter de se lancer avec la machine. Dans le gestionnaire des tâches, l’onglet des applications de démarrage permet de les désactiver sans les désinstaller. Gardez l’antivirus, le pilote du pavé tactile et votre espace en ligne ; le reste s’ouvrira quand vous cliquerez dessus. Une machine qui démarrait en quatre minutes revient souvent sous la minute.</p>
<h3>Un antivirus, pas deux</h3>
<p>Deux antivirus se surveillent l’un l’autre et lisent chaque fichier deux fois. Celui de Windows suffit à la plupart des particuliers. Si une version d’essai préinstallée a expiré, désinstallez-la proprement : expirée, elle ralentit encore et ne protège plus.</p>
<h2>5. Faire le ménage dans le navigateur</h2>
<p>Quarante onglets ouverts pèsent plus lourd que n’importe quel logiciel de bureau. Mettez-les en favoris, fermez-les. Puis ouvrez la liste des extensions et retirez celles dont vous ne savez plus à quoi elles servent : comparateurs de prix, barres de recherche, « convertisseurs ». Ce sont elles qui ajoutent des publicités et qui lisent ce que vous faites.</p>
<h2>6. Écouter et toucher</h2>
<p>Un ventilateur qui souffle dès l’allumage, un dessous brûlant : l’ordinateur se freine pour ne pas fondre. Posez-le sur une table, jamais sur une couette. Un coup de bombe à air dans les grilles, machine éteinte et ventilateur tenu par un bâtonnet de bois pour qu’il ne s’emballe pas, fait parfois des miracles. Au bout de trois à quatre ans, la pâte thermique qui relie le processeur à son radiateur a souvent séché ; la changer est une opération courante d’<em>entretien</em>, pour qui a l’habitude d’ouvrir ces machines.</p>
<p>Un clac ou un grattement, en revanche, ne vient pas du ventilateur. Éteignez et ne cherchez plus la lenteur : c’est le disque.</p>
<h2>7. Le SSD et la mémoire : les deux pièces qui changent tout</h2>
<p>Si votre ordinateur a encore un disque à plateaux, aucun réglage ne fera autant qu’un SSD. Il lit cinq à trente fois plus vite, ne craint pas les chocs, et l’on recopie tout sans rien réinstaller. C’est la réparation qui se voit le plus.</p>
<ul>
<li><strong>Moins de 8 Go de mémoire</strong> et des onglets qui se rechargent sans cesse : ajoutez une barrette, si l’emplacement existe.</li>
<li><strong>Un disque à plateaux</strong> : passez au SSD, avant d’ajouter de la mémoire.</li>
<li><strong>Les deux sont déjà bons</strong> : le ralentissement est ailleurs, reprenez au point 3.</li>
</ul>
<h2>Quand faut-il vraiment en changer ?</h2>
<p>Trois cas, franchement. Quand le système ne reçoit plus de corrections de sécurité et que le matériel refuse le suivant. Quand la réparation dépasse la moitié du prix d’une machine équivalente. Quand vos besoins ont changé : montage vidéo, jeu récent, logiciel de dessin. Pour du courrier, des comptes et des photos, un bon portable de six ou sept ans avec un SSD rend encore service, s’il accepte Windows 11 : Windows 10 ne reçoit plus les mises à jour de sécurité ordinaires depuis octobre 2025. Plus ancien, il peut servir sous un autre système, ou hors ligne.</p>
<blockquote><p>Un ordinateur lent est rarement un ordinateur fini. C’est souvent un ordinateur auquel il manque une pièce. Comptez son prix, et celui de la pose, avant d’en choisir un autre : voyez <a href="/#tarifs">les tarifs</a>.</p></blockquote>
<p>Vous hésitez sur la pièce ? Notez la marque et le modèle, inscrits sous la machine, et <a href="/devis?service=upgrade">demandez un devis</a> : il dit ce qui s’y monte, et si cela en vaut la peine. La page <a href="/services/mise-a-niveau">mise à niveau matérielle</a> dit comment cela se passe.</p>
`,
};

import type { StarterArticle } from "./starter.ts";

export const backups: StarterArticle = {
  title: "La règle 3-2-1 : une sauvegarde qui se fait sans vous",
  slug: "sauvegarde-regle-3-2-1",
  excerpt:
    "Trois copies, deux supports, une hors de chez vous : comment l’installer en une heure, et la vérifier en cinq minutes deux fois par an.",
  metaTitle: "Sauvegarde : la règle 3-2-1 expliquée pas à pas",
  metaDescription:
    "Comment sauvegarder ses photos et ses documents sans y penser : la règle 3-2-1, le matériel qu’il faut, les réglages sur Windows et Mac, la vérification.",
  image: "backup",
  imageAlt: "Trois copies des mêmes fichiers : un ordinateur, un disque externe, un coffre ailleurs",
  categories: ["sauvegarde", "securite"],
  content: `
<p>Personne ne regrette d’avoir trop sauvegardé. Presque tous ceux qui apportent un disque mort à un réparateur savaient qu’il aurait fallu le faire. Ce n’est pas une question de sérieux : c’est qu’une copie à laquelle il faut penser finit toujours par ne plus se faire. Voici comment en installer une qui se passe de vous.</p>
<h2>Trois chiffres à retenir</h2>
<p>La règle a plus de vingt ans et n’a pas pris une ride. Elle se compte sur les doigts :</p>
<ul>
<li><strong>3</strong> copies de ce qui compte : l’original sur l’ordinateur, et deux autres ;</li>
<li><strong>2</strong> supports différents, pour qu’une même panne ne les emporte pas ensemble ;</li>
<li><strong>1</strong> copie hors de chez vous, pour l’incendie, le cambriolage et le dégât des eaux.</li>
</ul>
<p>Chaque chiffre répond à un accident précis. Un seul disque externe posé à côté de l’ordinateur protège d’une panne, pas d’un vol. Un espace en ligne protège du vol, mais recopie fidèlement le fichier que vous venez d’effacer par erreur. Ensemble, ils couvrent presque tout.</p>
<table>
<thead><tr><th scope="col">Accident</th><th scope="col">Disque externe</th><th scope="col">Espace en ligne</th><th scope="col">Les deux</th></tr></thead>
<tbody>
<tr><th scope="row">Panne de l’ordinateur</th><td>Oui</td><td>Oui</td><td>Oui</td></tr>
<tr><th scope="row">Fichier effacé par erreur</th><td>Oui, si l’historique est activé</td><td>30 jours en général</td><td>Oui</td></tr>
<tr><th scope="row">Vol, incendie</th><td>Non</td><td>Oui</td><td>Oui</td></tr>
<tr><th scope="row">Rançongiciel</th><td>Oui, s’il était débranché</td><td>Parfois</td><td>Oui</td></tr>
<tr><th scope="row">Compte en ligne fermé ou piraté</th><td>Oui</td><td>Non</td><td>Oui</td></tr>
</tbody>
</table>
<h2>Ce qu’il faut sauvegarder, et ce qui peut attendre</h2>
<p>Ne cherchez pas à tout copier. Windows, macOS et les logiciels se réinstallent en une heure. Vos photos, vos comptes, le mémoire de votre fille et la boîte d’e-mails ne se réinstallent pas. En pratique, cinq dossiers suffisent : Documents, Images, Bureau, Téléchargements si vous y laissez des factures, et celui de votre messagerie.</p>
<p>Le téléphone compte aussi. C’est souvent lui qui contient les seules photos de ces cinq dernières années. Vérifiez dans ses réglages la date de la dernière copie : si elle vous surprend, vous savez par quoi commencer.</p>
<h2>L’installer en une heure</h2>
<h3>1. Le disque externe</h3>
<p>Prenez-le deux fois plus grand que ce que vous avez à copier, d’une marque courante, et réservez-le à cela. Sur Windows, cherchez « Historique des fichiers » dans les paramètres et choisissez ce disque ; sur Mac, branchez-le et acceptez Time Machine. Tous deux gardent plusieurs versions d’un même fichier : vous pourrez revenir à celui de mardi.</p>
<p>Si vous préférez une simple copie que vous comprenez, Windows a un outil sans mise en scène. Cette ligne, dans un fichier dont le nom se termine par <code>.bat</code>, recopie vos documents et n’ajoute que ce qui a changé :</p>
<pre><code>robocopy "%USERPROFILE%\\Documents" "E:\\Sauvegarde\\Documents" /E /XO /R:2 /W:5 /LOG:"E:\\Sauvegarde\\journal.txt"</code></pre>
<p>Remplacez <code>E:</code> par la lettre de votre disque. L’option <code>/XO</code> laisse en place ce qui est déjà à jour ; évitez <code>/MIR</code>, qui effacerait de la copie ce que vous avez effacé de l’original.</p>
<h3>2. La copie hors de chez vous</h3>
<p>Un espace en ligne, chez un hébergeur de votre choix, installé de façon qu’il envoie ces mêmes dossiers tout seul. Comptez une première nuit d’envoi, puis quelques secondes par jour. Protégez ce compte par une validation en deux étapes : il contient désormais votre vie.</p>
<p>Vous n’en voulez pas ? Un second disque externe chez un proche fait très bien l’affaire, à condition de l’échanger avec le premier à chaque repas de famille. C’est moins frais, mais cela n’envoie rien à personne.</p>
<h3>3. Le rappel</h3>
<p>Notez deux dates dans votre agenda : au changement d’heure de mars et à celui d’octobre. Ces jours-là, cinq minutes pour vérifier.</p>
<h2>Vérifier : l’étape que tout le monde oublie</h2>
<p>Une copie que l’on n’a jamais ouverte est une hypothèse. Il y a des disques de sauvegarde branchés depuis trois ans, voyant allumé, qui ne contiennent rien de plus récent que leur premier jour. Alors :</p>
<ol>
<li>ouvrez le disque, regardez la date du fichier le plus récent ;</li>
<li>restaurez un fichier au hasard sur le Bureau, et ouvrez-le vraiment ;</li>
<li>connectez-vous à l’espace en ligne depuis un autre appareil, pour être sûr d’en avoir encore le mot de passe ;</li>
<li>débranchez le disque externe et rangez-le : un rançongiciel chiffre tout ce qui est branché.</li>
</ol>
<blockquote><p>On ne mesure pas une sauvegarde à ce qu’elle copie, mais à ce qu’elle rend.</p></blockquote>
<h2>Et pour une petite entreprise ?</h2>
<p>La règle est la même, avec deux questions de plus. Combien d’heures de travail acceptez-vous de perdre ? La réponse donne la fréquence. Combien de temps pouvez-vous rester arrêté ? La réponse dit s’il faut un poste de secours prêt à démarrer. Écrivez ces deux chiffres avant de regarder le moindre devis : ils valent mieux que tous les catalogues. Pensez aussi au logiciel de comptabilité, dont la base se trouve rarement dans Documents, et à la personne qui saura restaurer quand vous serez en vacances.</p>
<p>Si vous préférez que quelqu’un l’installe et vous montre comment revenir en arrière, cela se fait aussi en <a href="/services/depannage-distance">dépannage à distance</a>. Et si le disque fait déjà un bruit étrange, n’essayez pas de le copier : <a href="/contact">appelez-nous d’abord</a>.</p>
`,
};

import type { StarterArticle } from "./starter.ts";

export const passwords: StarterArticle = {
  title: "Des mots de passe solides dont on n’a plus à se souvenir",
  slug: "mots-de-passe-solides",
  excerpt:
    "Le même mot de passe partout, c’est une seule clé pour toutes les portes. Une phrase à retenir, un gestionnaire pour le reste, deux comptes à protéger d’abord.",
  metaTitle: "Mots de passe : la méthode simple et solide",
  metaDescription:
    "Comment choisir et garder ses mots de passe : la phrase de passe, le gestionnaire, la validation en deux étapes, et par quels comptes commencer.",
  image: "shield",
  imageAlt: "Un bouclier, un cadenas et une clé",
  categories: ["securite"],
  content: `
<p>On vous demande une majuscule, un chiffre, un signe et de changer tous les trois mois. Résultat : tout le monde écrit « Printemps2024! » puis « Ete2024! », et s’en sert partout. Ces règles ont vieilli. Celles qui marchent aujourd’hui sont plus simples, et elles demandent moins de mémoire, pas davantage.</p>
<h2>Pourquoi un seul mot de passe est un seul danger</h2>
<p>Presque personne ne « devine » votre mot de passe. On le vole ailleurs. Un forum de bricolage, une boutique oubliée, un site de recettes : l’un d’eux se fait voler sa liste de clients, et cette liste est aussitôt essayée, automatiquement, sur toutes les messageries et toutes les banques. Si vous avez mis le même mot partout, la porte la plus fragile ouvre toutes les autres.</p>
<p>La messagerie est la clé maîtresse. Qui la tient peut cliquer sur « mot de passe oublié » de tous vos autres comptes, et recevoir les liens à votre place. C’est par elle qu’il faut commencer, ce soir.</p>
<h2>Longueur d’abord</h2>
<p>Un ordinateur qui essaie toutes les combinaisons se moque des symboles. Ce qui le décourage, c’est la longueur. Quelques ordres de grandeur, pour une attaque hors ligne avec du matériel courant :</p>
<table>
<thead><tr><th scope="col">Exemple de forme</th><th scope="col">Longueur</th><th scope="col">Résistance</th></tr></thead>
<tbody>
<tr><td>Un mot du dictionnaire et une année</td><td>8 à 10</td><td>Quelques secondes</td></tr>
<tr><td>Lettres, chiffres et signes au hasard</td><td>8</td><td>Quelques heures à quelques jours</td></tr>
<tr><td>Quatre mots tirés au hasard</td><td>20 environ</td><td>Des années</td></tr>
<tr><td>Cinq ou six mots tirés au hasard</td><td>28 et plus</td><td>Plus longtemps que vous ne vivrez</td></tr>
</tbody>
</table>
<p>« Au hasard » est le mot important. Un vers de chanson, le nom du chien et sa date de naissance ne sont pas du hasard. Ouvrez un dictionnaire à six pages, posez le doigt, gardez les mots : <code>tournevis lagune pivoine douze gratter préau</code>. Inventez une petite scène absurde qui les relie. Vous venez de créer le seul mot de passe que vous aurez à retenir.</p>
<h2>Confier les autres à un gestionnaire</h2>
<p>Un gestionnaire de mots de passe est un coffre chiffré. Il invente un mot de passe différent pour chaque site, s’en souvient, et le remplit à votre place. Vous n’ouvrez le coffre qu’avec votre phrase. Il a un avantage discret : il ne remplit rien sur un site imité, car il regarde l’adresse et pas le logo. C’est une protection contre l’hameçonnage que personne n’a jamais égalée avec ses yeux.</p>
<h3>Lequel choisir ?</h3>
<p>Celui que vous utiliserez. Le trousseau de votre téléphone ou de votre navigateur convient si tous vos appareils sont de la même famille. Sinon, prenez un logiciel indépendant, dont le code est ouvert et relu, et qui marche sur Windows, Mac et téléphone. Évitez celui qu’une publicité vous a fait installer.</p>
<h3>Et le carnet papier ?</h3>
<p>Il n’est pas ridicule. Un cambrioleur cherche des bijoux, et aucun pirate n’ouvre un tiroir à distance. Un carnet avec un mot de passe différent par site vaut infiniment mieux que le même mot partout. Deux précautions : ne notez pas en face le nom complet de la banque, et dites à une personne de confiance où il se trouve.</p>
<h2>La deuxième étape, pour les comptes qui comptent</h2>
<p>La validation en deux étapes demande, en plus du mot de passe, un code que vous seul recevez. Même volé, le mot de passe ne suffit plus. Activez-la dans cet ordre :</p>
<ol>
<li>la messagerie principale ;</li>
<li>la banque, qui l’impose en général déjà ;</li>
<li>le compte du téléphone (Google ou Apple), qui contient vos photos ;</li>
<li>les impôts, la santé, les réseaux sociaux.</li>
</ol>
<p>Une application qui donne des codes vaut mieux qu’un SMS, qu’on peut détourner. <strong>Imprimez les codes de secours</strong> et rangez-les : ils serviront le jour où le téléphone tombera dans l’eau. On s’enferme dehors, souvent, pour ne pas l’avoir fait.</p>
<blockquote><p>Un bon mot de passe est un mot de passe que vous ne connaissez pas.</p></blockquote>
<h2>Les clés d’accès : bientôt plus rien à taper</h2>
<p>De plus en plus de sites proposent une « clé d’accès ». L’appareil garde un secret qu’il ne montre jamais, et vous le déverrouillez du doigt ou du visage. Il n’y a rien à voler sur le site, rien à recopier, rien à taper sur une fausse page. Quand on vous la propose pour un compte important, acceptez, et créez-en une seconde sur un autre appareil.</p>
<h2>Ce soir, en vingt minutes</h2>
<ul>
<li>Choisissez votre phrase de six mots, écrivez-la sur un papier que vous détruirez dans une semaine.</li>
<li>Installez le gestionnaire et mettez-y la messagerie, avec un nouveau mot de passe qu’il aura inventé.</li>
<li>Activez la deuxième étape sur cette messagerie et imprimez les codes de secours.</li>
<li>Pour le reste, ne faites rien : à chaque site où vous vous connecterez, changez le mot de passe à ce moment-là. En deux mois, tout y sera.</li>
</ul>
<p>Inutile ensuite d’en changer tous les trimestres. On ne change un mot de passe que s’il a pu être vu : après un vol annoncé par un site, un appareil perdu, ou la visite d’un faux technicien. Si vous voulez de l’aide pour installer tout cela au calme, voyez la page <a href="/services/securite-informatique">sécurité informatique</a>.</p>
`,
};

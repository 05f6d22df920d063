import type { StarterArticle } from "./starter.ts";

export const weakWifi: StarterArticle = {
  title: "Wi-Fi faible au fond de la maison : par où commencer",
  slug: "wi-fi-faible-maison",
  excerpt:
    "La box est rarement en cause : c’est sa place qui l’est. Mesurer, déplacer, choisir la bonne bande, et seulement ensuite acheter quelque chose.",
  metaTitle: "Wi-Fi faible à la maison : les solutions qui marchent",
  metaDescription:
    "Le Wi-Fi n’atteint pas la chambre ou le bureau ? Mesurer, placer la box, choisir 2,4 ou 5 GHz, puis répéteur, réseau maillé ou câble : que choisir.",
  image: "network",
  imageAlt: "Une box et un câble réseau débranché",
  categories: ["reseau-et-wi-fi"],
  content: `
<p>La visioconférence gèle dans la chambre du fond, la télévision tourne en rond au salon, et pourtant l’opérateur jure que « la ligne est bonne ». Elle l’est sans doute. Entre la box et votre écran, il reste quinze mètres d’air, deux murs et un miroir. C’est là que tout se joue, et c’est presque toujours là que l’on peut agir sans rien acheter.</p>
<h2>D’abord, mesurer au bon endroit</h2>
<p>Avant de changer quoi que ce soit, sachez si c’est la connexion ou le Wi-Fi. Faites le même test de débit trois fois, avec le même ordinateur, à la même heure :</p>
<ol>
<li>branché à la box par un câble ;</li>
<li>en Wi-Fi, à deux mètres de la box ;</li>
<li>en Wi-Fi, là où cela ne va pas.</li>
</ol>
<table>
<thead><tr><th scope="col">Résultat</th><th scope="col">Ce que cela veut dire</th><th scope="col">Où chercher</th></tr></thead>
<tbody>
<tr><td>Lent même par câble</td><td>La ligne ou la box</td><td>L’opérateur, le filtre, la prise</td></tr>
<tr><td>Bon par câble, lent à deux mètres</td><td>Le réglage ou l’appareil</td><td>La bande, une vieille carte Wi-Fi</td></tr>
<tr><td>Bon à deux mètres, lent au fond</td><td>La distance et les murs</td><td>La suite de cet article</td></tr>
<tr><td>Bon le matin, mauvais le soir</td><td>Les réseaux des voisins</td><td>Le canal, la bande 5 GHz</td></tr>
</tbody>
</table>
<p>Notez les trois chiffres : sans eux, on ne saura pas si l’on a gagné quelque chose.</p>
<h2>Déplacer la box : gratuit, et souvent suffisant</h2>
<p>Une box posée par terre derrière la télévision, dans un meuble fermé, perd la moitié de sa portée avant d’avoir quitté la pièce. Les ondes n’aiment ni le métal, ni l’eau, ni le béton armé. Un aquarium, un ballon d’eau chaude, un radiateur en fonte ou le film métallique d’un miroir les arrêtent très bien.</p>
<ul>
<li>Mettez-la <strong>en hauteur</strong>, à un mètre cinquante au moins, sur une étagère ouverte.</li>
<li>Rapprochez-la du <strong>centre</strong> du logement : une rallonge de câble fibre ou téléphone coûte moins cher qu’un répéteur.</li>
<li>Éloignez-la du four à micro-ondes, du téléphone sans fil et de l’écoute-bébé.</li>
<li>Si elle a des antennes, placez-en une verticale et une horizontale : les appareils ne se tiennent pas tous de la même façon.</li>
</ul>
<p>Puis refaites le troisième test. Dans une maison de plain-pied, ce seul geste double souvent le débit au fond du couloir.</p>
<h2>2,4 ou 5 GHz : choisir selon la pièce</h2>
<p>Votre box émet sur deux bandes, parfois trois. La première, à 2,4 GHz, va loin et traverse mieux les murs, mais elle est lente et partagée avec tout le voisinage. La seconde, à 5 GHz, est rapide et tranquille, mais s’essouffle après deux cloisons. La plupart des box donnent le même nom aux deux et laissent les appareils choisir ; ils choisissent souvent mal.</p>
<p>Dans les réglages, donnez-leur deux noms différents. Connectez la télévision et l’ordinateur du salon à la bande rapide, l’imprimante et la prise connectée du garage à l’autre. C’est cinq minutes de réglage, une fois, et la moitié des coupures disparaissent.</p>
<h3>Changer de canal</h3>
<p>En ville, vingt réseaux se disputent la bande des 2,4 GHz. Seuls les canaux 1, 6 et 11 ne se gênent pas. Une application gratuite sur un téléphone Android montre lequel est le plus calme chez vous ; choisissez-le dans la box plutôt que « automatique ».</p>
<h2>Répéteur, maillage, câble : que faut-il acheter ?</h2>
<h3>Le répéteur</h3>
<p>Il coûte peu, se branche dans une prise et rend service à un téléphone. Mais il écoute et répète sur la même onde : il divise le débit, et il ne répète bien que ce qu’il reçoit bien. Posez-le <strong>à mi-chemin</strong>, là où le signal est encore bon, jamais dans la pièce où il est mauvais. C’est l’erreur la plus courante.</p>
<h3>Le réseau maillé</h3>
<p>Deux ou trois bornes qui se parlent entre elles, un seul nom de réseau, et l’appareil passe de l’une à l’autre presque sans coupure. Les modèles à trois bandes réservent l’une d’elles à ces échanges ; les autres partagent, et y perdent du débit. Pour une maison à étage, c’est le meilleur compromis. Si l’on peut relier deux bornes par un câble, c’est mieux encore.</p>
<h3>Le courant porteur</h3>
<p>Le réseau passe par les fils électriques. Sur une installation récente et un seul tableau, c’est correct. Avec une vieille installation ou une multiprise parafoudre, c’est une loterie : achetez-le là où l’on reprend.</p>
<h3>Le câble</h3>
<p>Un câble jusqu’au bureau, quand il est possible, règle la question pour dix ans. Il ne dépend ni des voisins ni des murs. Regardez les gaines : depuis les années 2000, beaucoup de logements ont un tableau de communication et des prises murales déjà tirées, dont personne n’a jamais parlé à leurs occupants.</p>
<blockquote><p>Le meilleur Wi-Fi est celui auquel on a retiré la télévision et l’ordinateur de bureau, parce qu’ils sont sur un câble.</p></blockquote>
<h2>Et la sécurité, en passant</h2>
<p>Puisque vous êtes dans les réglages : changez le mot de passe d’administration de la box, choisissez le chiffrement WPA2 ou WPA3, et ouvrez un réseau invité pour les visiteurs et les objets connectés. Une ampoule n’a pas besoin de voir votre ordinateur.</p>
<p>Si vous préférez confier les mesures et le câble à quelqu’un, voyez la page <a href="/services/configuration-reseau">configuration réseau</a>, et si votre commune est parmi <a href="/locations">les zones d’intervention</a>.</p>
`,
};

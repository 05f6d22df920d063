import type { StarterArticle } from "./starter.ts";

export const supportScam: StarterArticle = {
  title: "« Votre ordinateur est bloqué » : reconnaître le faux support technique",
  slug: "faux-support-technique",
  excerpt:
    "Une page hurle, un numéro s’affiche, une voix pressée demande à prendre la main. Ce que c’est, comment en sortir, et quoi faire si l’on a déjà appelé.",
  metaTitle: "Faux support technique : reconnaître et réagir",
  metaDescription:
    "Écran bloqué, alarme, numéro à appeler : c’est l’arnaque au faux support technique. Les signes, comment fermer la page, que faire si vous avez appelé.",
  image: "remote-help",
  imageAlt: "Deux écrans reliés : quelqu’un prend la main sur un ordinateur",
  categories: ["securite"],
  content: `
<p>La page couvre tout l’écran. Une voix de synthèse répète que vos données sont en danger, un compte à rebours défile, et un numéro de téléphone promet de tout arranger. Respirez : votre ordinateur n’est pas bloqué. C’est une page internet, avec du son. Aucun éditeur sérieux n’affiche jamais un numéro à appeler dans une alerte.</p>
<h2>Comment l’arnaque fonctionne</h2>
<p>Elle n’a besoin d’aucun virus. Une publicité piégée, une faute de frappe dans une adresse ou un lien dans un e-mail vous mène à une page qui passe en plein écran et fait du bruit. Tout le reste repose sur la hâte. Au bout du fil, quelqu’un de très poli se dit technicien de Microsoft, d’Apple ou de votre opérateur. Il vous fait installer un logiciel de prise en main, parfaitement légal, et vous montre alors des lignes rouges dans un journal du système. Elles sont normales ; tout ordinateur en a des centaines. Puis vient la facture, souvent entre 150 et 500 euros, ou la demande de vous connecter à votre banque « pour vérifier ».</p>
<h2>Les signes qui ne trompent pas</h2>
<table>
<thead><tr><th scope="col">Ce que l’on vous dit</th><th scope="col">Ce qui est vrai</th></tr></thead>
<tbody>
<tr><td>« N’éteignez surtout pas votre ordinateur »</td><td>Éteindre met fin à la page ; seul un travail non enregistré se perd</td></tr>
<tr><td>« Appelez ce numéro dans les cinq minutes »</td><td>Une vraie alerte de sécurité n’a ni numéro, ni chronomètre</td></tr>
<tr><td>« Nous avons détecté un virus chez vous »</td><td>Personne ne surveille votre ordinateur à distance sans que vous l’ayez demandé</td></tr>
<tr><td>« Ne dites rien à votre banque »</td><td>C’est la phrase qui suffit à raccrocher</td></tr>
<tr><td>« Payez en cartes cadeaux ou en cryptomonnaie »</td><td>Aucune entreprise ne se fait payer ainsi</td></tr>
</tbody>
</table>
<p>La variante par téléphone suit le même fil : c’est vous que l’on appelle, avec un numéro français qui s’affiche. Un numéro affiché se falsifie. Raccrochez, puis rappelez l’organisme au numéro écrit sur votre carte ou votre facture.</p>
<h2>Fermer la page, pas à pas</h2>
<ol>
<li>N’appelez pas, ne cliquez sur rien dans la page, pas même sur la croix qu’elle dessine.</li>
<li>Appuyez sur <code>Échap</code> ou <code>F11</code> pour quitter le plein écran, puis sur <code>Alt</code> + <code>F4</code>. Sur Mac : <code>Cmd</code> + <code>Option</code> + <code>Échap</code>, et forcez le navigateur à quitter.</li>
<li>Rien ne répond ? Tenez le bouton d’alimentation dix secondes. Un travail non enregistré est perdu, le reste est intact.</li>
<li>Au redémarrage, si le navigateur propose de rouvrir les pages précédentes, <strong>refusez</strong>.</li>
<li>Videz l’historique des dernières heures, pour que la page ne revienne pas d’elle-même.</li>
</ol>
<p>C’est tout. Si vous n’avez ni appelé, ni installé, ni payé, il ne s’est rien passé.</p>
<h2>J’ai appelé : que faire maintenant ?</h2>
<p>Cela arrive à des gens prudents, un soir de fatigue. Personne n’a de leçon à vous faire. Ce qui compte est l’ordre des gestes.</p>
<h3>Dans la minute</h3>
<p>Coupez la connexion : débranchez la box ou éteignez le Wi-Fi. La prise en main s’arrête aussitôt. Puis éteignez l’ordinateur et laissez-le éteint jusqu’au contrôle. Une exception : si une demande de rançon s’affiche, laissez-le allumé mais hors ligne, et appelez ; sa mémoire peut aider à retrouver les fichiers.</p>
<h3>Dans l’heure</h3>
<ul>
<li><strong>Banque</strong> : si vous avez donné un numéro de carte ou ouvert votre compte devant eux, appelez-la et faites opposition. En France, le serveur interbancaire d’opposition répond jour et nuit au <strong>0 892 705 705</strong> (service payant).</li>
<li><strong>Mots de passe</strong> : changez ceux de la messagerie et de la banque d’abord, depuis <em>un autre appareil</em>. Celui que l’on a touché n’est plus sûr.</li>
<li><strong>Traces</strong> : photographiez l’écran, gardez le numéro appelé, les e-mails, la facture, le relevé.</li>
</ul>
<h3>Dans la journée</h3>
<p>Le service public <strong>17Cyber</strong> (17cyber.gouv.fr) vous dit quoi faire et vous met en relation avec un policier ou un gendarme, jour et nuit ; <strong>cybermalveillance.gouv.fr</strong> explique la suite. Portez plainte : c’est utile à l’enquête, mais votre banque ne peut pas en faire une condition du remboursement d’une opération que vous n’avez pas autorisée. Puis faites contrôler le poste. On y cherche le logiciel de prise en main, qui reste parfois installé et se relance seul, les comptes ajoutés, les règles de transfert glissées dans la messagerie. Tant que ce contrôle n’est pas fait, ne vous connectez à rien d’important depuis cette machine.</p>
<blockquote><p>Un vrai technicien attend votre accord, vous montre ce qu’il fait et ne vous presse jamais.</p></blockquote>
<h2>À quoi ressemble une vraie prise en main ?</h2>
<p>C’est vous qui appelez, au numéro que vous connaissez. Le logiciel affiche une fenêtre qui dit qui est connecté et que vous pouvez fermer à tout instant. Le technicien annonce le prix avant de commencer, n’a pas besoin de votre code de carte bancaire et n’ouvre jamais votre banque. À la fin, le programme est désinstallé ou fermé devant vous. C’est ce que vous devez exiger de tout <a href="/services/depannage-distance">dépannage à distance</a>, où que vous le demandiez.</p>
<h2>Protéger ceux qui se laissent presser</h2>
<p>Pensez à un parent, à un voisin, à la personne de l’accueil. Trois choses les protègent mieux qu’un logiciel :</p>
<ul>
<li>un bloqueur de publicités dans le navigateur, qui arrête la plupart de ces pages avant qu’elles s’ouvrent ;</li>
<li>un compte Windows sans droits d’administrateur pour l’usage de tous les jours ;</li>
<li>une phrase convenue d’avance : « Je raccroche, j’en parle, je rappelle. » Collée sur l’écran, elle vaut un antivirus.</li>
</ul>
<p>Un doute sur une page ou un appel ? <a href="/contact">Décrivez-le-nous</a>. La réponse tient souvent en une phrase.</p>
`,
};

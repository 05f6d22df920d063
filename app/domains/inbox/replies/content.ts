import type { TemplateKind } from "./rules.ts";

interface StarterTemplate {
  name: string;
  kind: TemplateKind;
  subject: string;
  body: string;
}

/**
 * The reply templates of a new installation. They can be sent as they are; the owner may change, add and delete them.
 */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    name: "Demander des précisions",
    kind: "all",
    subject: "[{reference}] Il nous manque quelques précisions",
    body: `Bonjour {prenom},

Merci de nous avoir écrit. Avant de vous répondre pour de bon, il nous faut trois précisions :

- la marque et le modèle de l’appareil (une photo de l’étiquette suffit) ;
- ce que vous voyez à l’écran au moment où cela se produit ;
- ce qui a changé juste avant : une mise à jour, une chute, un nouveau logiciel.

Répondez simplement à cet e-mail. Si c’est plus commode de vive voix, appelez-nous au {telephone}.

Bien à vous,
{signature}`,
  },
  {
    name: "Inviter à passer à l’atelier",
    kind: "all",
    subject: "[{reference}] Passez nous voir à l’atelier",
    body: `Bonjour {prenom},

Le plus sûr est de regarder l’appareil ensemble. Vous pouvez le déposer sans rendez-vous au {adresse}, aux heures d’ouverture : {horaires}.

Apportez le chargeur. Le mot de passe de la session, vous le taperez vous-même. Le diagnostic se fait devant vous quand c’est possible, et rien n’est réparé sans votre accord sur le prix.

À bientôt,
{signature}`,
  },
  {
    name: "Nous vous appelons",
    kind: "all",
    subject: "[{reference}] Nous vous appelons",
    body: `Bonjour {prenom},

Votre demande se réglera plus vite de vive voix. Nous vous appelons au numéro que vous nous avez laissé.

Si un moment vous arrange mieux, dites-le en répondant à cet e-mail, ou appelez-nous directement au {telephone}.

Bien à vous,
{signature}`,
  },
  {
    name: "Devis : votre demande est prise en charge",
    kind: "quote",
    subject: "[{reference}] Nous préparons votre devis",
    body: `Bonjour {prenom},

Votre demande ({service}) est entre nos mains. Nous chiffrons les pièces et le temps de travail, et nous vous envoyons un devis détaillé : vous y verrez ce qui est nécessaire, ce qui est seulement conseillé, et le délai.

Ce devis ne vous engage à rien. D’ici là, évitez d’insister sur un appareil qui chauffe, qui claque ou qui ne démarre plus : cela complique souvent la réparation.

Bien à vous,
{signature}`,
  },
  {
    name: "Devis : sans réponse de votre part",
    kind: "quote",
    subject: "[{reference}] Votre demande de devis est-elle toujours d’actualité ?",
    body: `Bonjour {prenom},

Nous n’avons pas eu de vos nouvelles depuis notre dernier échange à propos de votre demande ({service}).

Si vous avez trouvé une autre solution, un mot suffit et nous classons le dossier. Si vous hésitez encore, dites-nous ce qui vous retient : le prix, le délai ou la solution proposée. Nous verrons ce qui peut changer.

Bien à vous,
{signature}`,
  },
  {
    name: "Candidature : proposer un échange",
    kind: "application",
    subject: "[{reference}] Faisons connaissance",
    body: `Bonjour {prenom},

Votre candidature a retenu notre attention. Nous aimerions en parler avec vous une vingtaine de minutes, au téléphone ou à l’atelier ({adresse}).

Proposez-nous deux ou trois créneaux cette semaine ou la suivante en répondant à cet e-mail. Nous parlerons de vos spécialités, du secteur où vous vous déplacez et de la façon dont vous aimez travailler.

À bientôt,
{signature}`,
  },
  {
    name: "Candidature : réponse négative",
    kind: "application",
    subject: "[{reference}] Votre candidature",
    body: `Bonjour {prenom},

Merci du temps que vous avez pris pour nous présenter votre parcours. Nous l’avons lu avec attention, et nous ne pouvons pas y donner suite pour le moment : nos besoins actuels portent sur d’autres secteurs.

Si vous en êtes d’accord, nous gardons vos coordonnées et nous revenons vers vous si cela change. Il suffit d’un mot de votre part pour que nous les effacions.

Nous vous souhaitons une bonne continuation.

{signature}`,
  },
];

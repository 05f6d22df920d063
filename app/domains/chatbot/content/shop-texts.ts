import type { Topic } from "./topics.ts";

/**
 * The sentences that say that the site does not give a fact, because the settings do not have it (rule
 * assistant/shop-facts).
 */
export const shopFactTexts = {
  noSiret: "Notre SIRET n’est pas encore sur ce site.",
  noLetter: "Nous n’envoyons pas de lettre par e-mail. Pour nous joindre\u00a0: {telephone}.",
  noLessons:
    "Pour un cours, dites-nous ce que vous voulez savoir faire\u00a0: nous vous dirons si nous en donnons. {telephone}",
} as const;

/** An answer about the shop, and the topic of the response (stored answer) that it replaces. */
export interface ShopText {
  topic: Topic;
  text: string;
  /** Whether the owner's own text on the topic is used if there is one, because it may give the fact. */
  yieldsToOwner?: true;
}

/**
 * The answers about the shop that need few settings or none (rule assistant/practical). If the site does not give a
 * fact, the answer says so.
 */
export const shopTexts = {
  access: {
    topic: "address",
    text: "[{Acces}\n]L’atelier est au {adresse}. L’itinéraire\u00a0: /#contact\nUne question pour venir\u00a0? {telephone}.",
    yieldsToOwner: true,
  },
  noAccess: {
    topic: "address",
    text: "Ce site ne dit pas encore où se garer, comment venir, ni si l’entrée convient à un fauteuil roulant. Demandez-le avant de partir\u00a0: {telephone}.\nL’atelier est au {adresse}. L’itinéraire\u00a0: /#contact",
    yieldsToOwner: true,
  },
  age: {
    topic: "about",
    text: "[Nous avons {experience}. ]L’année de notre ouverture n’est pas sur ce site. Demandez-la au {telephone}.\nQui nous sommes\u00a0: /about",
    yieldsToOwner: true,
  },
  people: {
    topic: "about",
    text: "Ce site ne donne pas encore de noms. Pour savoir qui s’occupera de votre appareil\u00a0: {telephone}.",
    yieldsToOwner: true,
  },
  loan: {
    topic: "delay",
    text: "Ce site n’annonce pas d’ordinateur de prêt pendant une réparation. Demandez-le avant de nous confier le vôtre\u00a0: {telephone}.",
    yieldsToOwner: true,
  },
  presence: {
    topic: "appointment",
    text: "Ce site ne dit pas qui doit être présent, ni qui peut apporter ou reprendre un appareil à votre place. Convenez-en avec nous\u00a0: {telephone}.",
    yieldsToOwner: true,
  },
  shipping: {
    topic: "appointment",
    text: "Ce site ne dit pas si nous recevons des appareils par colis. Appelez avant d’envoyer quoi que ce soit\u00a0: {telephone}. Beaucoup de pannes de logiciel se règlent sans envoi[, {a_distance}].",
    yieldsToOwner: true,
  },
  nothingRecovered: {
    topic: "data-recovery",
    text: "Ce site ne dit pas ce qui se paie quand rien ne peut être récupéré. Demandez-le avant de nous confier le support\u00a0: {telephone}.\n{regle_diagnostic}",
    yieldsToOwner: true,
  },
  sale: {
    topic: "purchase",
    text: "Ce site n’annonce pas d’ordinateurs à vendre, ni neufs ni d’occasion. Dites-nous votre usage et votre budget\u00a0: nous vous dirons si nous pouvons vous en trouver un, ou quoi chercher. {telephone}.",
    yieldsToOwner: true,
  },
  erasure: {
    topic: "privacy",
    text: "Vous pouvez demander à voir, à corriger ou à faire effacer ce que nous gardons sur vous\u00a0: écrivez à {email}, avec votre nom.\nVos droits et nos durées de conservation\u00a0: /confidentialite",
  },
  unanswered: {
    topic: "order-tracking",
    text: "Nous répondons d’ordinaire {delai_devis}. Sans nouvelles, regardez dans les messages indésirables de votre messagerie, puis appelez le {telephone} avec votre nom ou la référence de la demande\u00a0: nous la retrouverons.",
  },
  certificate: {
    topic: "diagnosis",
    text: "Ce site n’annonce pas d’attestation pour une assurance.[ Un diagnostic avec {rapport_ecrit} coûte {prix_diagnostic}.] Demandez-nous d’abord ce que votre assureur accepte\u00a0: {telephone}.",
    yieldsToOwner: true,
  },
  sessionPassword: {
    topic: "privacy",
    text: "Non, pas d’avance. Le mot de passe de la session ne sert qu’à certains essais\u00a0: nous le demandons seulement alors, et vous pouvez le taper vous-même. Ne l’écrivez ni dans un message, ni dans une demande de devis.",
  },
  triedInVain: {
    topic: "human",
    text: "Alors ces gestes ne suffisent pas, et le plus simple est de nous en parler\u00a0: {telephone} ({horaires}). Dites-nous ce que vous avez déjà essayé. Par écrit\u00a0: /devis",
  },
  accessories: {
    topic: "purchase",
    text: "Ce site n’annonce pas de vente d’accessoires\u00a0: ni encre, ni câbles, ni chargeurs. Demandez avant de vous déplacer\u00a0: {telephone}.",
    yieldsToOwner: true,
  },
  collection: {
    topic: "home-visit",
    text: "{si_visites}Nous venons à domicile[, {a_ville} et alentour], et beaucoup de pannes se règlent sur place. Ce site ne dit pas si nous emportons l’appareil et le rapportons\u00a0: demandez-le en prenant rendez-vous, avec l’étage s’il n’y a pas d’ascenseur. {telephone}.",
    yieldsToOwner: true,
  },
  assistantData: {
    topic: "privacy",
    text: "Ce que nous gardons d’une question, combien de temps, et qui héberge le site\u00a0: /confidentialite et /mentions-legales\nN’écrivez ici ni nom, ni mot de passe, ni numéro de carte.",
  },
  callBack: {
    topic: "human",
    text: "Laissez ci-dessous votre nom et votre numéro\u00a0: nous vous répondons {delai_reponse}. Cet assistant est une machine, il ne peut pas vous faire rappeler plus vite. Urgent\u00a0? {telephone} ({horaires}).",
  },
  keeping: {
    topic: "order-tracking",
    text: "Ce site ne dit pas combien de temps nous gardons un appareil. Prévenez-nous, ou faites appeler un proche\u00a0: {telephone}. Avec votre nom ou la référence de la demande, nous le retrouverons.",
    yieldsToOwner: true,
  },
  secrecy: {
    topic: "privacy",
    text: "Ce site ne dit pas qui a accès à un appareil confié, ni si nous signons un engagement de confidentialité. Demandez-le avant de nous le confier\u00a0: {telephone}. Si vous le pouvez, retirez ou chiffrez d’abord les données de vos clients ou patients.",
    yieldsToOwner: true,
  },
  discount: {
    topic: "prices",
    text: "Aucune réduction n’est annoncée sur ce site. Dites-nous votre situation, et nous vous répondrons\u00a0: {telephone}, ou avec la demande de devis\u00a0: /devis",
  },
  language: {
    topic: "contact",
    text: "Ce site est en français, et ne dit pas quelles autres langues nous parlons. Demandez-le-nous\u00a0: {telephone} ou {email}.",
  },
  withdrawal: {
    topic: "identity",
    text: "Un particulier a quatorze jours pour changer d’avis, si le contrat est conclu à distance (téléphone, e-mail, site) ou chez lui.[ Un contrat conclu {a_l_atelier} n’ouvre pas ce droit.]\nLes exceptions, la marche à suivre et le modèle de lettre\u00a0: /retractation",
  },
  conditions: {
    topic: "identity",
    text: "Nos conditions de vente\u00a0: /conditions-de-vente\nNos mentions légales, avec le médiateur\u00a0: /mentions-legales",
  },
} as const satisfies Record<string, ShopText>;

/** The answer about the shop's age, if the owner has given the year in which it was founded. */
export const ageText = (founded: number): ShopText => ({
  topic: "about",
  text: `L’atelier existe depuis ${founded}.[ Nous avons {experience}.]\nQui nous sommes\u00a0: /about`,
  yieldsToOwner: true,
});

/** Stands before the answer about visits, if a visitor asks what the travel costs and the shop publishes no fee. */
export const unknownTravelFee =
  "Ce site ne dit pas si le déplacement se paie\u00a0: demandez-le en prenant rendez-vous.";

/** How long a recovery of data takes, as the page of that service says it. */
export const recoveryTimes =
  "La récupération prend quelques heures pour une clé ou une suppression, plusieurs jours pour un disque abîmé qui se lit lentement. Nous donnons une estimation après le diagnostic.";

/** Added to an answer about lessons when the question names a time of the day or of the week. */
export const lessonTimes =
  "Ce site ne dit pas à quelles heures se donnent les cours\u00a0; il n’a que nos horaires\u00a0: {horaires}. Demandez-nous\u00a0: {telephone}.";

/**
 * The answers about a message that is probably a scam (rule assistant/scam), by whose name it bears: that of an
 * authority (police, courts) or that of a company.
 */
export const scamTexts = {
  authority:
    "C’est presque certainement une arnaque\u00a0: la police, la gendarmerie et la justice n’accusent personne et ne réclament pas d’argent par message ou sur un écran.",
  company:
    "Méfiez-vous\u00a0: c’est très souvent une arnaque. Pour vérifier, tapez vous-même l’adresse du site officiel, ou appelez le numéro que vous connaissez.",
  advice:
    "Ne payez pas, ne cliquez pas, ne répondez pas. Si vous avez payé ou donné un code, appelez votre banque tout de suite. Si quelqu’un a pris la main sur l’ordinateur, éteignez-le.\n{si_logiciel}Puis appelez le {telephone}\u00a0: nous cherchons ce qui a pu être installé, et nous nettoyons (/services/depannage-logiciel).",
} as const;

/**
 * The notice in the answer to a question in English (rule assistant/english), and the words before the French answer.
 */
export const englishTexts = {
  notice:
    "Sorry, this automatic assistant only knows French. You can reach the shop by phone at {telephone} or by e-mail at {email}.",
  inFrench: "Here is its answer in French:",
} as const;

/** The answers to a company that asks for a maintenance contract (rule assistant/company-contract). */
export const contractTexts = {
  name: "Un contrat pour une entreprise",
  upkeep: (plan: string) => `Maintenance, ${plan}`,
  quote: "Dites-nous combien de postes vous avez, le devis est gratuit\u00a0: /devis",
  contact:
    "Pour un contrat d’entreprise, dites-nous combien de postes vous avez\u00a0: /devis ou /#contact\nNous vous répondons avec un prix ou une question.",
} as const;

import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import {
  type Choices,
  guaranteeing,
  naming,
  promising,
  receiving,
  say,
  unpromising,
  visiting,
} from "./sentences.ts";

const [network, devices, recovery, care] = [
  "/services/configuration-reseau",
  "/services/configuration-peripheriques",
  "/services/recuperation-donnees",
  "/services/maintenance-preventive",
] as const;

export const titles: Choices = [
  ({ at }) => `Votre informatique dépannée ${at}`,
  ({ city }) => `Faire réparer son ordinateur sans quitter ${city}`,
  ({ at }) => `Réparation et dépannage informatique ${at}`,
  ({ at }) => `Votre ordinateur est en panne ${at} ?`,
  ({ of }) => `L’informatique ${of}, réparée sur place`,
  ({ city }) => `${city} : le dépannage vient à vous`,
];

/**
 * Sentences that say where a zone (town) is by its distance from the shop, if the zone is within the intervention
 * radius, the distance within which the shop makes visits.
 */
export const whereByDistance: Choices = [
  ({ city, km, direction, ofHome, openDays }) =>
    `${city} est à ${km} ${direction} ${ofHome} à vol d’oiseau, et nous nous y déplaçons ${openDays}.`,
  ({ at, km, ofHome }) =>
    `De notre atelier ${ofHome} jusqu’${at}, il y a ${km} à vol d’oiseau : c’est nous qui faisons la route.`,
  ({ city, km, direction, ofHome, openDays }) =>
    `À ${km} ${direction} ${ofHome}, ${city} est dans notre zone : nous venons à votre porte, ${openDays}.`,
  ({ at, km, atHome, openDays }) =>
    `Inutile de porter l’appareil jusqu’${atHome}, à ${km} de là : nous venons ${at}, ${openDays}.`,
  ({ At, km, ofHome, inDepartment }) =>
    `${At}, ${inDepartment}, la panne se traite souvent sur place ; notre atelier ${ofHome} est à ${km} à vol d’oiseau.`,
];

/** Sentences for the shop's own town. */
export const whereAtHome: Choices = [
  receiving(
    ({ at, inDepartment }) =>
      `L’atelier est ici, ${at}, ${inDepartment} : vous pouvez y passer, ou nous faire venir chez vous.`,
  ),
  receiving(
    ({ at, openDays }) =>
      `Nous sommes installés ${at} : déposez l’appareil à l’atelier, ou demandez une visite à domicile ${openDays}.`,
  ),
];

/**
 * Sentences for the town of a shop that receives nobody at its address, but visits customers (rule settings/premises).
 */
export const whereComing: Choices = [
  ({ at, inDepartment, openDays }) =>
    `Nous venons chez vous ${at}, ${inDepartment}, ${openDays} : le moment se convient au téléphone.`,
  ({ at }) => `Pour une panne ${at}, appelez : nous venons chez vous, avec les outils.`,
];

export const whatWeDo: Choices = [
  naming(
    [network, devices],
    "Portable qui ne démarre plus, Wi-Fi qui décroche, imprimante muette : nous cherchons la cause et annonçons le prix avant de réparer.",
  ),
  say(
    "Écran noir, lenteurs, virus ou clavier muet : le diagnostic vient d’abord, le prix ensuite, et c’est vous qui décidez.",
  ),
  say(
    "Un ordinateur qui rame, une messagerie bloquée, une mise à jour qui tourne en rond : tout commence par un diagnostic clair.",
  ),
  naming(
    [network, devices],
    ({ andOfMacs }) =>
      `Réparation de PC${andOfMacs}, réseau, sauvegarde, imprimante : nous suivons votre demande du premier appel à l’essai final.`,
  ),
  naming(
    [network],
    ({ experience, andMacs }) =>
      `${experience ? `Forts de ${experience}, nous` : "Nous"} réparons ${andMacs ? "" : "les "}PC${andMacs}, remettons le Wi-Fi d’aplomb et rendons leur allant aux machines lentes.`,
  ),
  ({ reply }) =>
    `Décrivez la panne par téléphone ou dans une demande de devis gratuit : la réponse vient ${reply}, avec un prix ou nos questions.`,
];

export const aroundWithNeighbours: Choices = [
  ({ neighbours, inRegion }) =>
    `Nous servons de la même façon les communes voisines${inRegion} : ${neighbours}.`,
  visiting(
    ({ atNeighbours, inRegion }) => `Nous intervenons également tout autour${inRegion} : ${atNeighbours}.`,
  ),
  ({ ofNeighbours, inRegion }) => `Même service pour les habitants ${ofNeighbours}${inRegion}.`,
  visiting(
    ({ neighbours, inRegion }) =>
      `Nos déplacements passent aussi par les communes voisines${inRegion} : ${neighbours}.`,
  ),
];

/** Sentences for zones at the edge of the radius, whose neighbouring communes may be beyond it. */
export const aroundEdge: Choices = [
  ({ inDepartment, inRegion }) =>
    `Pour les communes alentour, ${inDepartment}${inRegion}, tout dépend de la distance : demandez-nous.`,
  visiting(
    ({ of, inRegion }) => `Aux environs ${of}${inRegion}, la visite dépend de la distance : demandez-nous.`,
  ),
];

export const aroundAlone: Choices = [
  ({ inDepartment, inRegion }) =>
    `Nous servons de la même façon les communes alentour, ${inDepartment}${inRegion}.`,
  ({ inDepartment, inRegion }) =>
    `Nous couvrons aussi les environs, villages compris, ${inDepartment}${inRegion}.`,
  ({ of, inRegion }) =>
    `Les habitants des environs ${of} bénéficient du même service, aux mêmes conditions${inRegion}.`,
  visiting(
    ({ inDepartment, inRegion }) =>
      `Nous venons aussi dans les villages et les villes d’à côté, ${inDepartment}${inRegion}.`,
  ),
];

export interface DescriptionSection {
  /** The service that the section is about. The section is left out if the shop does not offer it. */
  about?: ServicePath;
  /** Set if the section is about companies. A shop that visits only homes leaves it out (rule settings/visits). */
  isForCompanies?: true;
  /** Set if the section invites people to the shop. A shop that receives nobody leaves it out. */
  receives?: true;
  headings: Choices;
  /** One sentence of each group follows the heading. A single group of several lines becomes a list. */
  sentences: readonly Choices[];
}

const home: DescriptionSection = {
  headings: [
    say("Pour les particuliers"),
    say("À la maison"),
    ({ at }) => `Chez vous, ${at}`,
    say("Dépannage à domicile"),
  ],
  sentences: [
    [
      say(
        "On vous explique ce qui s’est passé avec des mots simples, et le prix est annoncé avant de commencer.",
      ),
      say(
        "Nous reproduisons la panne devant vous, disons ce qu’elle coûtera et ne commençons qu’avec votre accord.",
      ),
      say(
        "Avant de réparer, nous convenons d’un prix ; vos documents sont copiés si la réparation les expose.",
      ),
      say("Vous montrez ce qui ne va pas, nous cherchons pourquoi, et rien n’est réparé sans votre accord."),
    ],
    [
      naming(
        [recovery],
        "Ordinateur lent, virus, messagerie bloquée, photos introuvables : aucune question n’est trop petite.",
      ),
      naming(
        [recovery, devices],
        "Une imprimante à installer, des photos à sauver, une question restée sans réponse : nous prenons le temps.",
      ),
      naming([devices], "Nous vérifions avec vous que tout marche, imprimante et messagerie comprises."),
      say("Vos mots de passe restent les vôtres, et vos fichiers ne sont jamais consultés."),
    ],
  ],
};

export const professionalHeadings: Choices = [
  say("Pour les entreprises et associations"),
  say("Commerces, artisans et bureaux"),
  ({ of }) => `Pour les professionnels ${of}`,
  say("Quand l’activité est bloquée"),
];

/** Sentences about what a company gets after a repair. These sentences are true within the radius and beyond it. */
export const companyCare: Choices = [
  naming([care], "Les sauvegardes sont vérifiées par un essai, pas seulement installées."),
  say("Nous vous disons clairement ce qui a été réparé."),
  say("La facture reprend, ligne à ligne, le prix annoncé au départ."),
];

const professionals: DescriptionSection = {
  isForCompanies: true,
  headings: professionalHeadings,
  sentences: [
    [
      promising(
        ({ delay }) => `Caisse arrêtée, serveur injoignable, poste infecté : nous intervenons ${delay}.`,
      ),
      promising(({ delay }) => `Pour un commerce, un cabinet ou une mairie, nous passons ${delay}.`),
      naming(
        [network],
        "Postes, imprimantes, partage de fichiers : nous remettons le bureau en marche et notons ce qui a été fait.",
      ),
      naming(
        [network],
        "Un poste ou vingt, un réseau câblé ou du Wi-Fi : nous nous organisons pour gêner le moins possible.",
      ),
    ],
    [naming([care], "Un entretien régulier évite ensuite que la même panne revienne."), ...companyCare],
  ],
};

export const guarantees: Choices = [
  guaranteeing(({ guarantee }) => `Toute réparation, petite ou grande, est garantie pendant ${guarantee}.`),
  guaranteeing(
    ({ guarantee }) => `Si la même panne revient sous ${guarantee}, nous la reprenons sans frais.`,
  ),
  ({ guarantee }) =>
    `Les pièces remplacées vous sont montrées${guarantee && `, et le travail est garanti ${guarantee}`}.`,
];

const workshop: DescriptionSection = {
  headings: [say("Ce qui part à l’atelier"), say("Quand il faut l’établi"), say("Réparation à l’atelier")],
  sentences: [
    [
      say(
        "Une charnière, un écran ou une carte mère demandent l’établi : c’est à l’atelier que cela se répare.",
      ),
      ({ ofHome }) =>
        `Ce qui ne peut pas se réparer sur une table de cuisine se répare à l’atelier ${ofHome}.`,
      ({ atHome }) =>
        `Dalle cassée, connecteur arraché, clavier noyé : cela se répare sur notre établi, ${atHome}.`,
    ],
    guarantees,
  ],
};

const remote: DescriptionSection = {
  about: "/services/depannage-distance",
  headings: [say("À distance d’abord"), say("Sans attendre la visite"), say("Prise en main à distance")],
  sentences: [
    [
      say(
        "Bien des pannes logicielles se règlent à distance : nous prenons la main, vous regardez et gardez le contrôle.",
      ),
      say(
        "Quand la connexion tient, nous pouvons intervenir sur votre écran sans nous déplacer, et vous suivez chaque geste.",
      ),
      say(
        "Un logiciel qui plante ou une messagerie muette se dépannent souvent à distance, pendant que vous restez devant l’écran.",
      ),
    ],
    [
      say("S’il faut une pièce ou un tournevis, nous convenons de la suite."),
      ({ at }) => `Si cela ne suffit pas, nous venons ${at}.`,
      say("Une visite n’est proposée ensuite que si elle est vraiment utile."),
    ],
  ],
};

export const files: DescriptionSection = {
  about: "/services/recuperation-donnees",
  headings: [say("Vos fichiers d’abord"), say("Récupérer des données"), say("Photos et documents perdus")],
  sentences: [
    [
      say(
        "Un disque qui claque ou une clé muette ne doivent plus être branchés : appelez-nous avant tout nouvel essai.",
      ),
      say(
        "Disque illisible, carte mémoire formatée, dossier effacé : moins on s’en sert ensuite, mieux on récupère.",
      ),
      say(
        "Avant une réparation qui les expose, nous copions vos fichiers : photos de famille, comptabilité, e-mails.",
      ),
    ],
    [
      say("Nous travaillons sur une copie du support, et rien n’est consulté."),
      say("Nous disons franchement ce qui peut être sauvé et ce qui ne le peut plus."),
      say("Vos fichiers vous sont rendus tels quels, sans avoir été consultés."),
    ],
  ],
};

const delays: DescriptionSection = {
  headings: [
    promising(guaranteeing(say("Délais et garantie"))),
    say("Quand pouvons-nous venir ?"),
    promising(({ at }) => `Sous quel délai ${at} ?`),
  ],
  sentences: [
    [
      promising(
        ({ delay, openDays }) => `Comptez ${delay.replace(/^sous /, "")}, ${openDays}, et moins à distance.`,
      ),
      promising(
        ({ delay, openDays }) => `Dites-nous ce qui presse : l’intervention a lieu ${delay}, ${openDays}.`,
      ),
      promising(({ delay }) => `Nous passons ${delay}, et vous prévenons avant de prendre la route.`),
      unpromising(({ openDays }) => `Dites-nous ce qui presse : nous convenons d’une date, ${openDays}.`),
    ],
    [
      guaranteeing(({ guarantee }) => `La réparation, une fois faite, est garantie pendant ${guarantee}.`),
      guaranteeing(({ guarantee }) => `Une même panne qui revient sous ${guarantee} est reprise sans frais.`),
      ({ guarantee }) =>
        `Le devis est gratuit${guarantee && `, et la réparation est garantie ${guarantee}`}.`,
    ],
  ],
};

const steps: DescriptionSection = {
  headings: [
    say("Comment cela se passe"),
    say("De l’appel à la remise en route"),
    say("Une intervention en trois temps"),
  ],
  sentences: [
    [
      ({ at, guarantee }) =>
        `Vous décrivez la panne, par téléphone ou par écrit.\nNous venons ${at}, trouvons la cause et annonçons le prix.\nL’appareil est réparé, essayé avec vous${guarantee && `, garanti ${guarantee}`}.`,
      promising(
        ({ delay, guarantee }) =>
          `Un appel, pour comprendre ce qui ne va plus.\nUne visite ou une séance à distance, ${delay}.\nUn essai ensemble${guarantee && `, et une garantie de ${guarantee}`}.`,
      ),
      ({ guarantee }) =>
        `Racontez-nous ce qui s’est passé, même dans le désordre.\nNous cherchons la panne et proposons un prix.\nVous dites oui, nous réparons${guarantee && `, et la réparation est garantie ${guarantee}`}.`,
    ],
  ],
};

export type Structure = readonly [first: DescriptionSection, last: DescriptionSection];

/** The pairs of sections from which a description gets one. The two sections of a pair never say the same thing. */
export const structures: readonly [Structure, ...Structure[]] = [
  [home, professionals],
  [home, workshop],
  [remote, home],
  [steps, professionals],
  [files, delays],
  [home, delays],
  [professionals, workshop],
  [remote, professionals],
  [steps, files],
  [workshop, home],
  [files, professionals],
  [professionals, home],
];

import {
  companyCare,
  type DescriptionSection,
  files,
  guarantees,
  professionalHeadings,
  type Structure,
} from "./within.ts";
import { type Choices, naming, receiving, say, visiting } from "./sentences.ts";

// The texts for a zone (town) beyond the intervention radius, the distance within which the shop makes visits. These
// texts offer remote work, work at the shop, and visits only on request. A shop that visits nobody uses them for all
// zones. A shop that never goes beyond its radius uses them for far zones. Both leave out the sentences about visits.

export const titlesBeyond: Choices = [
  ({ at }) => `Un ordinateur en panne ${at} ?`,
  ({ city }) => `De l’aide informatique depuis ${city}`,
  ({ of }) => `Pour les ordinateurs ${of}`,
  ({ at }) => `Réparation et dépannage informatique ${at}`,
  ({ city }) => `${city} : par où commencer une réparation`,
  ({ at }) => `Une panne informatique ${at}`,
];

/** Sentences that say where the zone is, for a shop with remote support. */
export const whereBeyond: Choices = [
  ({ city, km, direction, ofHome }) =>
    `${city} est à ${km} ${direction} ${ofHome} à vol d’oiseau, au-delà de notre rayon habituel : nous dépannons d’abord à distance et venons sur demande.`,
  ({ at, km, ofHome }) =>
    `De notre atelier ${ofHome} jusqu’${at}, il y a ${km} à vol d’oiseau : une séance à distance d’abord, une visite sur demande.`,
  ({ At, inDepartment, km, ofHome }) =>
    `${At}, ${inDepartment}, la panne se traite d’abord à distance ; notre atelier ${ofHome} est à ${km}, et la visite se demande.`,
  ({ city, km, atHome }) =>
    `${city} est loin de notre établi, ${atHome}, à ${km} de là : nous prenons d’abord la main à distance, et venons sur demande.`,
  ({ city, km, ofHome }) =>
    `Comptez ${km} à vol d’oiseau entre ${city} et l’atelier ${ofHome} : mieux vaut commencer à distance, et se voir si la panne le demande.`,
];

/** Sentences that say where the zone is, for a shop without remote support. */
export const whereOnDemand: Choices = [
  ({ city, km, direction, ofHome }) =>
    `${city} est à ${km} ${direction} ${ofHome} à vol d’oiseau, au-delà de notre rayon habituel : nous venons sur demande.`,
  receiving(
    ({ at, km, ofHome }) =>
      `De notre atelier ${ofHome} jusqu’${at}, il y a ${km} à vol d’oiseau : la visite se demande, l’appareil peut aussi nous être déposé.`,
  ),
];

/**
 * Sentences that say where the zone is, when it is in the shop's département (administrative area) and its distance is
 * unknown. Whether the shop comes is then unknown too, so no visit is promised (rule zones/unknown-distance).
 */
export const whereByDepartment: Choices = [
  ({ city, postalCode, inDepartment, ofHome }) =>
    `${city} (${postalCode}) est ${inDepartment}, comme notre atelier ${ofHome}. Venir chez vous dépend de la distance : appelez, nous vous le disons.`,
  ({ At, inDepartment, postalCode }) =>
    `${At} (${postalCode}), ${inDepartment}, la visite dépend de la distance : donnez votre adresse au téléphone, nous disons si nous venons.`,
  ({ of, inDepartment, openDays }) =>
    `Au bourg ${of} comme dans ses hameaux, ${inDepartment}, dites-nous où vous êtes, ${openDays} : la distance décide si nous venons chez vous.`,
  ({ city, postalCode, ofHome, openDays }) =>
    `Depuis ${city} (${postalCode}), appelez ${openDays} : selon la distance jusqu’à l’atelier ${ofHome}, nous disons si nous venons.`,
];

/** Sentences that say where the zone is, when it is in another département and its distance is unknown. */
export const whereInOther: Choices = [
  ({ city, postalCode, inDepartment, atHome }) =>
    `${city} (${postalCode}) est ${inDepartment}, et notre atelier ${atHome} : au-delà de notre rayon habituel, nous venons sur demande.`,
  ({ At, inDepartment, atHome }) =>
    `${At}, ${inDepartment}, la visite se demande : notre atelier est ${atHome}, hors du département.`,
];

export const aroundBeyond: Choices = [
  ({ neighbours, inRegion }) => `Il en va de même pour les communes voisines${inRegion} : ${neighbours}.`,
  ({ ofNeighbours, inRegion }) => `La règle est la même pour les habitants ${ofNeighbours}${inRegion}.`,
  ({ atNeighbours, inRegion }) => `Il en va de même ${atNeighbours}${inRegion}.`,
  ({ ofNeighbours, inRegion }) => `Nous répondons de même aux habitants ${ofNeighbours}${inRegion}.`,
  ({ neighbours, inRegion }) => `Cela vaut aussi pour ${neighbours}${inRegion}.`,
];

export const aroundBeyondAlone: Choices = [
  ({ inDepartment, inRegion }) => `Il en va de même dans les communes alentour, ${inDepartment}${inRegion}.`,
  ({ of, inRegion }) => `La règle est la même pour les habitants des environs ${of}${inRegion}.`,
];

const remote: DescriptionSection = {
  about: "/services/depannage-distance",
  headings: [
    say("À distance d’abord"),
    say("Prise en main à distance"),
    say("Sans vous déplacer"),
    ({ at }) => `Sur votre écran, ${at}`,
  ],
  sentences: [
    [
      say("Bien des pannes logicielles se règlent en une séance, que vous suivez et pouvez arrêter."),
      say("Quand la connexion tient, nous travaillons sur votre écran, et vous suivez chaque geste."),
      say("Un logiciel qui plante ou une messagerie muette se dépannent souvent à distance, devant vous."),
      say(
        "Un code que vous nous lisez au téléphone ouvre la séance, et vous pouvez tout arrêter quand vous voulez.",
      ),
    ],
    [
      receiving(
        ({ ofHome }) =>
          `S’il faut une pièce ou un tournevis, l’appareil peut être déposé à l’atelier ${ofHome}.`,
      ),
      visiting(say("Une visite ne se demande ensuite que si elle est vraiment utile.")),
      say("Ce qui ne se règle pas ainsi, nous vous le disons, avec ce qu’il reste à essayer."),
      visiting(({ at }) => `Si cela ne suffit pas, demandez-nous si nous pouvons venir ${at}.`),
    ],
  ],
};

const workshop: DescriptionSection = {
  receives: true,
  headings: [
    say("Ce qui se répare à l’atelier"),
    say("Quand il faut l’établi"),
    say("Déposer son appareil"),
    ({ atHome }) => `À l’atelier, ${atHome}`,
  ],
  sentences: [
    [
      ({ ofHome }) =>
        `Une charnière, un écran ou une carte mère demandent l’établi : l’appareil se dépose à l’atelier ${ofHome}.`,
      ({ atHome }) =>
        `Dalle cassée, connecteur arraché, clavier noyé : déposez l’appareil à notre atelier, ${atHome}, ou faites-le déposer.`,
      ({ openDays }) =>
        `L’atelier reçoit les appareils ${openDays} : appelez avant de prendre la route, un conseil suffit parfois.`,
      ({ openDays }) =>
        `Avant de faire la route, appelez ${openDays} : nous vous disons quoi apporter, chargeur compris.`,
    ],
    guarantees,
  ],
};

const professionals: DescriptionSection = {
  isForCompanies: true,
  headings: professionalHeadings,
  sentences: [
    [
      say("Un poste bloqué, une messagerie arrêtée : appelez, nous cherchons avec vous ce qui presse."),
      say("Pour un commerce, un cabinet ou une mairie, le premier conseil se donne au téléphone."),
      naming(
        ["/services/configuration-reseau"],
        "Postes, imprimantes, partage de fichiers : dites-nous ce qui ne va plus, et depuis quand, avant tout déplacement.",
      ),
    ],
    companyCare,
  ],
};

const steps: DescriptionSection = {
  headings: [
    say("Comment cela se passe"),
    say("De l’appel à la remise en route"),
    say("Une réparation en trois temps"),
  ],
  sentences: [
    [
      ({ guarantee }) =>
        `Vous décrivez la panne, par téléphone ou par écrit.\nNous disons ce qui peut se faire, et à quel prix.\nL’appareil est réparé, essayé${guarantee && `, garanti ${guarantee}`}.`,
      visiting(
        ({ guarantee }) =>
          `Un appel, pour comprendre ce qui ne va plus.\nUne réponse franche : de loin, à l’atelier, ou chez vous sur demande.\nUn essai${guarantee && `, et une garantie de ${guarantee}`}.`,
      ),
      ({ guarantee }) =>
        `Racontez-nous ce qui s’est passé, même dans le désordre.\nNous proposons un chemin et un prix.\nVous dites oui, nous réparons${guarantee && `, et la réparation est garantie ${guarantee}`}.`,
    ],
  ],
};

/**
 * The pairs of sections from which the description of a zone beyond the radius gets one. The last three pairs contain
 * neither remote support nor file recovery, so they suit a shop without these services.
 */
export const structuresBeyond: readonly [Structure, ...Structure[]] = [
  [remote, workshop],
  [remote, steps],
  [remote, professionals],
  [files, steps],
  [files, workshop],
  [professionals, files],
  [workshop, remote],
  [professionals, remote],
  [files, professionals],
  [files, remote],
  [workshop, professionals],
  [steps, professionals],
  [professionals, workshop],
];

/** The pairs of sections for a shop that visits homes only and offers neither remote support nor file recovery. */
export const structuresForHomes: readonly Structure[] = [
  [workshop, steps],
  [steps, workshop],
];

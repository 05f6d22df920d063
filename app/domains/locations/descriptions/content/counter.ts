import { type Choices, receiving } from "./sentences.ts";

// Sentences that say where a zone (town) is, for a shop that visits nobody (rule settings/visits) and works at its
// counter or remotely.

/** Sentences for the shop's own town. */
export const whereAtCounter: Choices = [
  receiving(
    ({ at, inDepartment, openDays }) =>
      `L’atelier est ici, ${at}, ${inDepartment} : l’appareil se dépose au comptoir, ${openDays}.`,
  ),
  ({ at, openDays }) => `Nous sommes installés ${at} : passez avec l’appareil et son chargeur, ${openDays}.`,
];

/** Sentences for a zone whose distance is known, for a shop with remote support. */
export const whereCounterOrRemote: Choices = [
  receiving(
    ({ city, km, direction, ofHome }) =>
      `${city} est à ${km} ${direction} ${ofHome} à vol d’oiseau : à distance d’abord, et l’appareil se dépose à l’atelier s’il le faut.`,
  ),
  receiving(
    ({ at, km, ofHome }) =>
      `De notre atelier ${ofHome} jusqu’${at}, il y a ${km} à vol d’oiseau : une séance à distance, ou l’appareil au comptoir.`,
  ),
  ({ At, inDepartment, km, ofHome }) =>
    `${At}, ${inDepartment}, la panne se traite d’abord à distance ; notre atelier ${ofHome} est à ${km}.`,
  receiving(
    ({ city, km, ofHome }) =>
      `Comptez ${km} à vol d’oiseau entre ${city} et l’atelier ${ofHome} : une séance à distance évite parfois la route.`,
  ),
];

/** Sentences for a zone whose distance is known, for a shop without remote support. */
export const whereCounterByDistance: Choices = [
  receiving(
    ({ city, km, direction, ofHome, openDays }) =>
      `${city} est à ${km} ${direction} ${ofHome} à vol d’oiseau : l’appareil se dépose à l’atelier, ${openDays}.`,
  ),
  receiving(
    ({ at, km, ofHome }) =>
      `De notre atelier ${ofHome} jusqu’${at}, il y a ${km} à vol d’oiseau : appelez avant de prendre la route, un conseil suffit parfois.`,
  ),
  receiving(
    ({ city, km, atHome }) =>
      `Depuis ${city}, l’atelier est ${atHome}, à ${km} de là à vol d’oiseau : dites-nous la panne avant de venir.`,
  ),
];

/** Sentences for a zone whose distance is unknown, for a shop with remote support. */
export const whereRemoteOrCounter: Choices = [
  receiving(
    ({ city, postalCode, inDepartment, atHome }) =>
      `${city} (${postalCode}) est ${inDepartment}, et notre atelier ${atHome} : à distance d’abord, et l’appareil se dépose s’il le faut.`,
  ),
  receiving(
    ({ At, inDepartment, ofHome }) =>
      `${At}, ${inDepartment}, la panne se traite d’abord à distance ; ce qui demande l’établi se dépose à l’atelier ${ofHome}.`,
  ),
];

/** Sentences for a zone whose distance is unknown, for a shop without remote support. */
export const whereCounterInDepartment: Choices = [
  receiving(
    ({ city, postalCode, inDepartment, atHome, openDays }) =>
      `${city} (${postalCode}) est ${inDepartment}, et notre atelier ${atHome} : l’appareil s’y dépose, ${openDays}.`,
  ),
  receiving(
    ({ of, postalCode, ofHome }) =>
      `Particuliers et entreprises ${of} (${postalCode}) nous appellent, puis déposent l’appareil à l’atelier ${ofHome}.`,
  ),
];

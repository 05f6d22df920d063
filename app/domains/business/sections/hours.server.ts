import { dayHoursText, type DayHours, readDayHours } from "../rules/hours.ts";
import {
  blankable,
  choice,
  Mistyped,
  optional,
  readDate,
  required,
  rows,
  type Section,
  type TextSetting,
} from "./settings.server.ts";

/** Returns the setting for the hours of one day. The setting is blank for a closed day. */
function day(label: string, standard: string): TextSetting<DayHours> {
  return blankable({ label, standard, max: 40, tidy: hoursText, width: "half" }, (typed) => {
    const read = readDayHours(typed);
    if (!read) throw new Mistyped("Écrivez 9h-18h, ou 9h-12h30, 14h-18h. Rien\u00a0: fermé.");
    return read;
  });
}

const settings = {
  monday: day("Lundi", "9h-18h"),
  tuesday: day("Mardi", "9h-18h"),
  wednesday: day("Mercredi", "9h-18h"),
  thursday: day("Jeudi", "9h-18h"),
  friday: day("Vendredi", "9h-18h"),
  saturday: day("Samedi", "10h-16h"),
  sunday: day("Dimanche", ""),
  holidays: choice({
    label: "Jours fériés",
    choices: { closed: "Fermé", open: "Ouvert aux heures du jour" },
  }),
  closures: rows({
    label: "Fermetures exceptionnelles",
    one: "Fermeture",
    most: 24,
    standard: [],
    columns: {
      from: required(
        { label: "Du", control: "date", max: 10, missing: "Indiquez le premier jour", width: "third" },
        readDate,
      ),
      to: optional(
        { label: "Au", hint: "Vide pour un seul jour.", control: "date", max: 10, width: "third" },
        readDate,
      ),
      label: optional({ label: "Raison", hint: "Congés, inventaire…", max: 40, width: "third" }),
    },
  }),
};

/** The section for the opening hours. */
export const hours: Section<typeof settings> = {
  label: "Les horaires",
  lead: "Jour par jour, et les jours où vous fermez.",
  settings,
  groups: [
    {
      title: "La semaine",
      text: "Par exemple 9h-18h, ou 9h-12h30, 14h-18h. Rien\u00a0: fermé.",
      names: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    },
    {
      title: "Les jours à part",
      text: "Le site les annonce un mois avant.",
      names: ["holidays", "closures"],
    },
  ],
  check({ closures }) {
    return Object.fromEntries(
      closures.flatMap(({ from, to }, index) =>
        to && to < from ? [[`closures.${index}.to`, "Le dernier jour vient avant le premier"]] : [],
      ),
    );
  },
};

function hoursText(typed: string): string {
  const read = readDayHours(typed);
  return read ? dayHoursText(read) : typed.trim();
}

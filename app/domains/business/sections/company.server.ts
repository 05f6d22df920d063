import { departmentPhrases } from "#app/lib/french/departments.ts";
import { isPhone, normalizePhone } from "#app/lib/french/phone.ts";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import { accentRefusal, isColour } from "../rules/accent.ts";
import { choice, Mistyped, must, optional, required, rows, type Section } from "./settings.server.ts";

const departments = [...departmentPhrases.keys()].toSorted((one, other) => one.localeCompare(other, "fr"));

/** The earliest year that a shop may give for its founding. */
const firstYear = 1900;

const settings = {
  name: required({
    label: "Nom de l’entreprise",
    standard: "Atelier 72",
    max: 40,
    missing: "Indiquez le nom de l’entreprise",
  }),
  wordmark: required({
    label: "Nom dans l’en-tête",
    hint: "Le nom, ou sa forme courte.",
    standard: "Atelier",
    follows: "name",
    max: 40,
    missing: "Indiquez le nom à montrer",
    width: "half",
  }),
  plate: optional({
    label: "Plaque",
    hint: "Un à trois signes, le numéro du département par exemple.",
    standard: "72",
    max: 3,
    width: "half",
  }),
  founded: optional(
    {
      label: "Année de création",
      hint: "Dite sur «\u00a0À propos\u00a0» et aux moteurs de recherche. Vide\u00a0: le site n’en dit rien.",
      control: "number",
      max: 4,
      width: "half",
    },
    (typed) => {
      const thisYear = new Date().getFullYear();
      const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
      if (year < firstYear || year > thisYear)
        throw new Mistyped(`Une année entre ${firstYear} et ${thisYear}`);
      return year;
    },
  ),
  accent: required(
    {
      label: "Couleur",
      hint: "Elle colore les liens et les boutons. Les boutons orange des bandes sombres ne changent pas. Elle doit se lire sur le blanc et le sable.",
      standard: "#1f4bff",
      control: "colour",
      max: 7,
      missing: "Choisissez une couleur",
      tidy: (typed) => typed.trim().toLowerCase(),
      width: "half",
    },
    (typed) => {
      const refusal = isColour(typed) ? accentRefusal(typed) : "Une couleur s’écrit #1f4bff";
      if (refusal) throw new Mistyped(refusal);
      return typed;
    },
  ),
  phone: required(
    {
      label: "Téléphone",
      standard: "02 61 91 72 72",
      control: "tel",
      max: 20,
      missing: "Indiquez le téléphone",
      tidy: phoneText,
      width: "half",
    },
    must(isPhone, "Numéro de téléphone invalide"),
  ),
  email: required(
    {
      label: "E-mail",
      standard: "bonjour@atelier72.example",
      control: "email",
      max: 80,
      missing: "Indiquez l’e-mail",
      tidy: (typed) => canonicalEmailAddress(typed.trim()),
      width: "half",
    },
    must(isEmailAddress, "Email invalide"),
  ),
  street: required({
    label: "Adresse",
    hint: "Numéro et rue.",
    standard: "18 rue des Établis",
    max: 80,
    missing: "Indiquez l’adresse",
  }),
  postalCode: required(
    {
      label: "Code postal",
      standard: "72000",
      max: 5,
      missing: "Indiquez le code postal",
      width: "third",
    },
    must((typed) => /^\d{5}$/.test(typed), "Un code postal a cinq chiffres"),
  ),
  city: required({
    label: "Commune",
    standard: "Le Mans",
    max: 40,
    missing: "Indiquez la commune",
    width: "third",
  }),
  department: choice<string>({
    label: "Département",
    standard: "Sarthe",
    choices: Object.fromEntries(departments.map((name) => [name, name.replaceAll("'", "’")])) as Record<
      string,
      string
    >,
    width: "third",
  }),
  latitude: required(
    {
      label: "Latitude",
      hint: "En degrés, par exemple 46,6034.",
      standard: "48.0061",
      max: 12,
      missing: "Indiquez la latitude",
      tidy: degreesText,
      width: "half",
    },
    degrees(90),
  ),
  longitude: required(
    {
      label: "Longitude",
      hint: "Négative à l’ouest de Greenwich.",
      standard: "0.1996",
      max: 12,
      missing: "Indiquez la longitude",
      tidy: degreesText,
      width: "half",
    },
    degrees(180),
  ),
  access: optional({
    label: "Venir et se garer",
    hint: "Parking, arrêt de tram, entrée… Vide\u00a0: le site n’en dit rien.",
    max: 120,
  }),
  social: rows({
    label: "Réseaux sociaux",
    one: "Adresse",
    most: 6,
    standard: [],
    columns: {
      url: required({ label: "Adresse complète", max: 200, missing: "Indiquez l’adresse" }, socialAddress),
    },
  }),
};

/** The section of the business: its name, contacts and place. */
export const company: Section<typeof settings> = {
  label: "L’entreprise",
  lead: "Son nom, comment la joindre et où la trouver.",
  settings,
  groups: [
    { title: "Le nom et l’allure", names: ["name", "wordmark", "plate", "accent", "founded"] },
    { title: "Pour vous joindre", names: ["phone", "email", "social"] },
    {
      title: "Où vous trouver",
      text: "La commune et le département se lisent dans les titres, les textes et les données pour les moteurs.",
      names: ["street", "postalCode", "city", "department", "access", "latitude", "longitude"],
    },
  ],
};

/** Writes a French telephone number in groups of two digits. Any other number stays as it was typed. */
function phoneText(typed: string): string {
  const known = normalizePhone(typed.trim());
  const found = /^\+33(\d)(\d{8})$/.exec(known);
  return found ? `0${found[1]} ${(found[2] ?? "").match(/../g)?.join(" ")}` : typed.trim();
}

function degreesText(typed: string): string {
  return typed.trim().replace(",", ".");
}

function degrees(most: number) {
  return (typed: string) => {
    const value = Number(typed);
    if (!/^-?\d{1,3}(\.\d{1,8})?$/.test(typed) || Math.abs(value) > most)
      throw new Mistyped(`Un nombre entre -${most} et ${most}`);
    return value;
  };
}

/** Returns a typed address. Refuses one with a name before @, because it shows another site than it leads to. */
function socialAddress(typed: string): string {
  const url = URL.canParse(typed) && !/\s/.test(typed) ? new URL(typed) : null;
  if (url?.protocol !== "https:" || !url.hostname.includes("."))
    throw new Mistyped("Une adresse commence par https://");
  if (url.username || url.password)
    throw new Mistyped("Écrivez l’adresse seule, sans nom ni mot de passe avant @");
  return typed;
}

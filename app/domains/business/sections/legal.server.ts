import { compact, isFrenchVat, isRegistration, isSiret, siretText } from "../rules/identifiers.ts";
import { must, optional, type Section } from "./settings.server.ts";

const settings = {
  companyName: optional({ label: "Dénomination sociale", max: 100 }),
  legalForm: optional({ label: "Forme juridique", hint: "EI, EURL, SARL, SAS…", max: 60, width: "half" }),
  shareCapital: optional({
    label: "Capital social",
    hint: "Par exemple 5\u00a0000\u00a0€.",
    max: 40,
    width: "half",
  }),
  siret: optional(
    { label: "SIRET", hint: "Quatorze chiffres.", max: 18, tidy: siretText, width: "half" },
    must(isSiret, "Ce SIRET n’est pas valable\u00a0: vérifiez ses quatorze chiffres"),
  ),
  registration: optional(
    {
      label: "Immatriculation",
      hint: "RCS, la ville et les neuf chiffres du SIREN, ou RNE et les neuf chiffres.",
      max: 80,
      width: "half",
    },
    must(isRegistration, "Écrivez RCS, la ville et les neuf chiffres du SIREN, ou RNE et les neuf chiffres"),
  ),
  vatNumber: optional(
    {
      label: "Numéro de TVA",
      hint: "FR, une clé de deux chiffres et le SIREN.",
      max: 17,
      tidy: compact,
      width: "half",
    },
    must(isFrenchVat, "Ce numéro de TVA n’est pas valable"),
  ),
  publisher: optional({ label: "Directeur de la publication", max: 100, width: "half" }),
  hostName: optional({ label: "Nom de l’hébergeur", max: 100 }),
  hostAddress: optional({ label: "Adresse de l’hébergeur", max: 160, width: "half" }),
  hostPhone: optional({ label: "Téléphone de l’hébergeur", control: "tel", max: 20, width: "half" }),
  mailProvider: optional({ label: "Service d’envoi des e-mails", max: 160 }),
  mediator: optional({
    label: "Médiateur de la consommation",
    hint: "Nom, adresse postale et site.",
    control: "lines",
    max: 300,
  }),
  insurer: optional({
    label: "Assurance professionnelle",
    hint: "Assureur, adresse et territoire couvert.",
    control: "lines",
    max: 300,
  }),
};

/** What the law asks to publish. */
export const legal: Section<typeof settings> = {
  label: "Les mentions légales",
  lead: "Une ligne vide se lit «\u00a0À compléter\u00a0» sur les pages légales.",
  settings,
  groups: [
    {
      title: "L’entreprise",
      names: ["companyName", "legalForm", "shareCapital", "siret", "registration", "vatNumber", "publisher"],
    },
    { title: "Le site", names: ["hostName", "hostAddress", "hostPhone", "mailProvider"] },
    { title: "Les clients", names: ["mediator", "insurer"] },
  ],
  check({ hostName, hostAddress, hostPhone }) {
    const given = [hostName, hostAddress, hostPhone];
    if (given.every(Boolean) || !given.some(Boolean)) return {};
    const missing = "L’hébergeur se nomme avec son adresse et son téléphone";
    return {
      ...(!hostName && { hostName: missing }),
      ...(!hostAddress && { hostAddress: missing }),
      ...(!hostPhone && { hostPhone: missing }),
    };
  },
};

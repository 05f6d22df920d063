import {
  isFrenchVat,
  isRegistration,
  isSiret,
  saysNotConcerned,
  siretText,
  vatText,
} from "../rules/identifiers.ts";
import { notConcerned, saleTermLabels, vatExempt } from "../labels/legal.ts";
import { asTyped, must, optional, type Section, type TextSetting } from "./settings.server.ts";

/**
 * Returns the setting of a legal fact that not every business has. If the owner types 'sans objet' (not applicable),
 * pages leave it out.
 */
function fact(
  options: Parameters<typeof optional>[0],
  read: (typed: string) => string = asTyped,
): TextSetting<string | null> {
  return term({ ...options, isAwaited: true }, read);
}

/** Returns the setting of a term of sale. Pages leave out an empty term, so the owner can fill it in later. */
function term(
  options: Parameters<typeof optional>[0],
  read: (typed: string) => string = asTyped,
): TextSetting<string | null> {
  return optional(options, (typed) => (saysNotConcerned(typed) ? notConcerned : read(typed)));
}

const settings = {
  companyName: optional({ isAwaited: true, label: "Dénomination sociale", max: 100 }),
  legalForm: optional({
    isAwaited: true,
    label: "Forme juridique",
    hint: "EI, EURL, SARL, SAS…",
    max: 60,
    width: "half",
  }),
  shareCapital: fact({
    label: "Capital social",
    hint: "Par exemple 5\u00a0000\u00a0€. Entreprise individuelle\u00a0: écrivez «\u00a0Sans objet\u00a0».",
    max: 40,
    width: "half",
  }),
  siret: optional(
    { isAwaited: true, label: "SIRET", hint: "Quatorze chiffres.", max: 18, tidy: siretText, width: "half" },
    must(isSiret, "Ce SIRET n’est pas valable\u00a0: vérifiez ses quatorze chiffres"),
  ),
  registration: optional(
    {
      isAwaited: true,
      label: "Immatriculation",
      hint: "RCS, la ville et les neuf chiffres du SIREN, ou RNE et les neuf chiffres.",
      max: 80,
      width: "half",
    },
    must(isRegistration, "Écrivez RCS, la ville et les neuf chiffres du SIREN, ou RNE et les neuf chiffres"),
  ),
  vatNumber: fact(
    {
      label: "Numéro de TVA",
      hint: `FR, une clé de deux chiffres et le SIREN. Franchise de TVA\u00a0: «\u00a0${vatExempt}\u00a0». Sinon «\u00a0Sans objet\u00a0».`,
      max: 120,
      tidy: vatText,
      width: "half",
    },
    must(
      (typed) => typed === vatExempt || isFrenchVat(typed),
      `Ce numéro de TVA n’est pas valable. Sans numéro\u00a0: «\u00a0${vatExempt}\u00a0» ou «\u00a0Sans objet\u00a0»`,
    ),
  ),
  publisher: optional({ isAwaited: true, label: "Directeur de la publication", max: 100, width: "half" }),
  hostName: optional({ isAwaited: true, label: "Nom de l’hébergeur", max: 100 }),
  hostAddress: optional({ isAwaited: true, label: "Adresse de l’hébergeur", max: 160, width: "half" }),
  hostPhone: optional({
    isAwaited: true,
    label: "Téléphone de l’hébergeur",
    control: "tel",
    max: 20,
    width: "half",
  }),
  mailProvider: optional({ isAwaited: true, label: "Service d’envoi des e-mails", max: 160 }),
  mediator: optional({
    isAwaited: true,
    label: "Médiateur de la consommation",
    hint: "Nom, adresse postale et site.",
    control: "lines",
    max: 300,
  }),
  insurer: fact({
    label: "Assurance professionnelle",
    hint: "Assureur, adresse et territoire couvert.",
    control: "lines",
    max: 300,
  }),
  quoteValidity: term({
    label: saleTermLabels.quoteValidity,
    hint: "Par exemple trente jours.",
    max: 80,
    width: "half",
  }),
  paymentMeans: term({
    label: saleTermLabels.paymentMeans,
    hint: "Carte, espèces, virement, chèque…",
    max: 120,
    width: "half",
  }),
  deposit: term({
    label: saleTermLabels.deposit,
    hint: "Combien, et pour quelles commandes.",
    max: 160,
    width: "half",
  }),
  travelCosts: term({
    label: saleTermLabels.travelCosts,
    hint: "Les tranches des prix, s’il y en a, passent avant.",
    max: 160,
    width: "half",
  }),
  latePayment: term({
    label: saleTermLabels.latePayment,
    hint: "Taux des pénalités et indemnité forfaitaire de 40\u00a0€.",
    control: "lines",
    max: 300,
  }),
  unclaimed: term({
    label: saleTermLabels.unclaimed,
    control: "lines",
    max: 300,
  }),
  renewal: term({ label: saleTermLabels.renewal, control: "lines", max: 300 }),
  cancellation: term({ label: saleTermLabels.cancellation, control: "lines", max: 300 }),
};

/** The section for the facts that the law requires a site to publish. */
export const legal: Section<typeof settings> = {
  label: "Les mentions légales",
  lead: "Une mention vide se lit «\u00a0À compléter\u00a0» sur les pages légales. «\u00a0Sans objet\u00a0» l’en retire.",
  settings,
  groups: [
    {
      title: "L’entreprise",
      names: ["companyName", "legalForm", "shareCapital", "siret", "registration", "vatNumber", "publisher"],
    },
    { title: "Le site", names: ["hostName", "hostAddress", "hostPhone", "mailProvider"] },
    { title: "Les clients", names: ["mediator", "insurer"] },
    {
      title: "Les conditions de vente",
      text: "Une ligne vide n’y est pas dite.",
      names: Object.keys(saleTermLabels) as (keyof typeof saleTermLabels)[],
    },
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

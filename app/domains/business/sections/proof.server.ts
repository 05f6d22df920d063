import {
  block,
  choice,
  Mistyped,
  optional,
  readDate,
  required,
  type Row,
  rows,
  type Section,
} from "./settings.server.ts";

function figures(label: string, standard: Row[]) {
  return rows({
    label,
    one: "Chiffre",
    most: 4,
    standard,
    columns: {
      value: required({ label: "Chiffre", max: 8, missing: "Indiquez le chiffre", width: "third" }),
      label: required({ label: "Ce qu’il compte", max: 60, missing: "Dites ce qu’il compte" }),
    },
  });
}

const ratings = { 5: "5 sur 5", 4: "4 sur 5", 3: "3 sur 5", 2: "2 sur 5", 1: "1 sur 5" };

const settings = {
  homeFiguresState: block("Les chiffres de l’accueil"),
  homeFigures: figures("Chiffres de l’accueil", [
    { value: "10+ ans", label: "d’expérience à l’établi" },
    { value: "500+", label: "clients satisfaits, particuliers et entreprises" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "24 h", label: "de délai moyen de réponse" },
  ]),
  aboutFiguresState: block("Les chiffres de la page À propos"),
  aboutFigures: figures("Chiffres de la page À propos", [
    { value: "10+ ans", label: "d’expérience" },
    { value: "2000+", label: "clients satisfaits" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "50+", label: "zones d’intervention" },
  ]),
  certificationsState: block("Les labels et certifications"),
  certifications: rows({
    label: "Labels et certifications",
    one: "Label",
    most: 9,
    standard: [
      { name: "Microsoft Partner", description: "Postes Windows et environnement Microsoft" },
      { name: "Apple Consultant", description: "Mac et appareils Apple" },
      { name: "Cisco", description: "Réseaux d’entreprise" },
      { name: "CompTIA A+", description: "Matériel et dépannage" },
      { name: "Cybersecurity", description: "Protection des postes et des données" },
      { name: "ITIL", description: "Suivi des demandes et des interventions" },
    ],
    columns: {
      name: required({ label: "Nom", max: 40, missing: "Nommez le label", width: "third" }),
      description: required({ label: "Ce qu’il prouve", max: 80, missing: "Dites ce qu’il prouve" }),
    },
  }),
  testimonialsState: block("Les témoignages"),
  testimonials: rows({
    label: "Témoignages",
    one: "Témoignage",
    most: 12,
    standard: [
      {
        name: "Hélène M.",
        role: "Particulière, {ville}",
        content:
          "Mon disque ne démarrait plus, avec six ans de photos dessus. Ils ont tout retrouvé, et m’ont montré comment les sauvegarder.",
        rating: "5",
      },
      {
        name: "Karim B.",
        role: "Cabinet comptable, Allonnes",
        content:
          "Serveur à plat un lundi à 8 h. À midi, les huit postes du cabinet travaillaient. Le compte rendu tenait sur une page, lisible.",
        rating: "5",
      },
      {
        name: "Josiane L.",
        role: "Retraitée, Coulaines",
        content:
          "On m’a dit franchement que mon vieux portable n’en valait pas la peine. C’est pour ça que je reviens.",
        rating: "5",
      },
      {
        name: "Thomas R.",
        role: "Étudiant, {ville}",
        content:
          "Charnière arrachée deux semaines avant mon mémoire. Réparé en deux jours, et le prix annoncé au téléphone était le bon.",
        rating: "5",
      },
      {
        name: "Sophie D.",
        role: "Fleuriste, Arnage",
        content:
          "La caisse et l’imprimante ne se parlaient plus. Vingt minutes à distance entre deux clients, et c’était réglé.",
        rating: "4",
      },
    ],
    columns: {
      name: required({
        label: "Qui",
        hint: "Prénom et initiale.",
        max: 40,
        missing: "Dites qui parle",
        width: "half",
      }),
      role: required({
        label: "Métier ou commune",
        max: 60,
        missing: "Dites d’où parle la personne",
        width: "half",
      }),
      content: required({ label: "Ses mots", control: "lines", max: 280, missing: "Citez la personne" }),
      rating: choice({ label: "Note", choices: ratings, standard: "5", width: "third" }),
      date: optional({ label: "Date", control: "date", max: 10, width: "third" }, readDate),
      consent: optional({
        label: "Accord de la personne",
        hint: "Comment et quand elle a dit oui. Pour vous seul.",
        max: 120,
        width: "third",
      }),
    },
  }),
  zoneFiguresState: block("Les chiffres des pages de zones\u00a0: 3\u00a0techniciens, 24\u00a0h, 98\u00a0%"),
  recoveryState: block("Récupération de données\u00a0: 95\u00a0%, urgence 24\u00a0h/24"),
  unlimitedSupportState: block("Support à distance «\u00a0illimité\u00a0»"),
  experience: required({
    label: "Expérience",
    standard: "plus de 10 ans d’expérience",
    max: 40,
    missing: "Indiquez l’expérience",
    width: "half",
  }),
  technicians: required({
    label: "Techniciens",
    standard: "techniciens certifiés",
    max: 40,
    missing: "Dites qui répare",
    width: "half",
  }),
  guaranteeDays: required(
    {
      label: "Garantie des réparations, en jours",
      standard: "30",
      control: "number",
      max: 4,
      missing: "Indiquez le nombre de jours",
      width: "third",
    },
    (typed) => {
      const days = Number(typed);
      if (!Number.isInteger(days) || days < 1 || days > 3650)
        throw new Mistyped("Un nombre de jours, de 1 à 3650");
      return days;
    },
  ),
  delay: required({
    label: "Délai d’intervention",
    hint: "À la suite de «\u00a0nous intervenons\u00a0».",
    standard: "sous 24 à 48 h selon l’urgence",
    max: 50,
    missing: "Indiquez le délai",
    width: "half",
  }),
  reply: required({
    label: "Délai de réponse",
    hint: "À la suite de «\u00a0nous répondons\u00a0».",
    standard: "sous un jour ouvré",
    max: 50,
    missing: "Indiquez le délai",
    width: "half",
  }),
  quoteDelay: required({
    label: "Délai d’un devis",
    standard: "sous 24 h les jours ouvrés",
    max: 50,
    missing: "Indiquez le délai",
    width: "half",
  }),
};

/** What the site claims and only the owner can know (rule pages/claims). */
export const proof: Section<typeof settings> = {
  label: "La preuve",
  lead: "Ce que le site affirme et que vous seul savez. Confirmez, corrigez ou masquez.",
  settings,
  groups: [
    { title: "Les chiffres de l’accueil", names: ["homeFiguresState", "homeFigures"] },
    { title: "Les chiffres de la page À propos", names: ["aboutFiguresState", "aboutFigures"] },
    { title: "Les labels", names: ["certificationsState", "certifications"] },
    {
      title: "Les témoignages",
      text: "Confirmés, ils demandent une date et l’accord de la personne.",
      names: ["testimonialsState", "testimonials"],
    },
    {
      title: "Les autres affirmations",
      names: ["zoneFiguresState", "recoveryState", "unlimitedSupportState"],
    },
    {
      title: "Garantie et délais",
      text: "Une seule règle, dite partout de la même façon.",
      names: ["experience", "technicians", "guaranteeDays", "delay", "reply", "quoteDelay"],
    },
  ],
  check({ testimonialsState, testimonials }) {
    if (testimonialsState !== "confirmed") return {};
    return Object.fromEntries(
      testimonials.flatMap(({ date, consent }, index) => [
        ...(date ? [] : [[`testimonials.${index}.date`, "Un témoignage confirmé porte une date"]]),
        ...(consent ? [] : [[`testimonials.${index}.consent`, "Notez l’accord de la personne"]]),
      ]),
    );
  },
};

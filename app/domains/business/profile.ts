/**
 * The one description of the business, read by the header, footer, contact blocks, claims,
 * structured data, e-mails and legal pages. Texts are French and ready to show.
 * A legal field that is null reads 'À compléter' and appears on the go-live checklist (rule pages/legal).
 */

/** The blocks of claims only the owner can know (rule pages/claims). */
export const exampleBlocks = [
  "homeFigures",
  "aboutFigures",
  "certifications",
  "testimonials",
  "recovery",
  "unlimitedSupport",
] as const;

export type ExampleBlock = (typeof exampleBlocks)[number];

export interface OpeningHours {
  /** Short form, part of the text of rule language/hours. */
  days: string;
  hours: string;
  /** schema.org opening hours. */
  schema: string;
}

export interface Figure {
  value: string;
  label: string;
}

export interface Host {
  name: string;
  address: string;
  phone: string;
}

export interface BusinessProfile {
  name: string;
  city: string;
  department: string;
  phone: { display: string; international: string };
  email: string;
  address: { street: string; postalCode: string; city: string; isFictitious: boolean };
  /** Decimal degrees of the town, not of a street. */
  coordinates: { latitude: number; longitude: number };
  openingHours: readonly OpeningHours[];
  closedDays: string;
  /** Social profiles, as full addresses. */
  social: readonly string[];
  claims: {
    experience: string;
    technicians: string;
    diagnosis: string;
    guarantee: string;
    week: string;
    delay: string;
    /** The answer time /devis promises. */
    quoteDelay: string;
    /** The answer time everywhere else (rule pages/one-promise). */
    reply: string;
    /** When the diagnosis is free, in one sentence (rule pages/one-promise). */
    diagnosisRule: string;
    interventionRadiusKm: number;
  };
  /** The blocks of claims the owner has not confirmed yet. */
  examples: readonly ExampleBlock[];
  homeFigures: readonly Figure[];
  aboutFigures: readonly Figure[];
  values: readonly { name: string; description: string }[];
  certifications: readonly { name: string; description: string }[];
  legal: {
    companyName: string | null;
    legalForm: string | null;
    shareCapital: string | null;
    siret: string | null;
    registration: string | null;
    vatNumber: string | null;
    publisher: string | null;
    host: Host | null;
    /** Who carries the e-mails: a recipient of personal data. */
    mailProvider: string | null;
    mediator: string | null;
    insurer: string | null;
  };
}

const delay = "sous 24 à 48 h selon l’urgence";

export const businessProfile: BusinessProfile = {
  name: "Atelier 72",
  city: "Le Mans",
  department: "Sarthe",
  phone: { display: "02 61 91 72 72", international: "+33261917272" },
  email: "bonjour@atelier72.example",
  address: { street: "18 rue des Établis", postalCode: "72000", city: "Le Mans", isFictitious: true },
  coordinates: { latitude: 48.0061, longitude: 0.1996 },
  openingHours: [
    { days: "Lun-Ven", hours: "9h-18h", schema: "Mo-Fr 09:00-18:00" },
    { days: "Sam", hours: "10h-16h", schema: "Sa 10:00-16:00" },
  ],
  closedDays: "Fermé le dimanche",
  social: [],
  claims: {
    experience: "plus de 10 ans d’expérience",
    technicians: "techniciens certifiés",
    diagnosis: "diagnostic gratuit",
    guarantee: "garantie 30 jours",
    week: "six jours sur sept",
    delay,
    quoteDelay: "sous 24 h les jours ouvrés",
    reply: "sous un jour ouvré",
    diagnosisRule: "Le diagnostic est gratuit, que la réparation suive ou que vous la refusiez.",
    interventionRadiusKm: 30,
  },
  examples: exampleBlocks,
  homeFigures: [
    { value: "10+ ans", label: "d’expérience à l’établi" },
    { value: "500+", label: "clients satisfaits, particuliers et entreprises" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "24 h", label: "de délai moyen de réponse" },
  ],
  aboutFigures: [
    { value: "10+ ans", label: "d’expérience" },
    { value: "2000+", label: "clients satisfaits" },
    { value: "99 %", label: "de pannes résolues" },
    { value: "50+", label: "zones d’intervention" },
  ],
  values: [
    {
      name: "Fiabilité",
      description:
        "Nous annonçons un prix par écrit avant de réparer, et une date quand les pièces le permettent. Si quelque chose change, vous le savez avant que nous continuions.",
    },
    {
      name: "Réactivité",
      description: `Une panne bloque une journée de travail ou une soirée de famille. Nous intervenons ${delay}, six jours sur sept.`,
    },
    {
      name: "Expertise",
      description:
        "Nos techniciens sont certifiés et continuent de se former. Ce qu’ils ne savent pas réparer, ils le disent.",
    },
    {
      name: "Proximité",
      description:
        "Un atelier au Mans, des déplacements alentour, et une équipe que l’on peut appeler du premier jour à la remise de l’appareil.",
    },
  ],
  certifications: [
    { name: "Microsoft Partner", description: "Postes Windows et environnement Microsoft" },
    { name: "Apple Consultant", description: "Mac et appareils Apple" },
    { name: "Cisco", description: "Réseaux d’entreprise" },
    { name: "CompTIA A+", description: "Matériel et dépannage" },
    { name: "Cybersecurity", description: "Protection des postes et des données" },
    { name: "ITIL", description: "Suivi des demandes et des interventions" },
  ],
  legal: {
    companyName: null,
    legalForm: null,
    shareCapital: null,
    siret: null,
    registration: null,
    vatNumber: null,
    publisher: null,
    host: null,
    mailProvider: null,
    mediator: null,
    insurer: null,
  },
};

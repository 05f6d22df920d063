/**
 * The services that a visitor can choose in a form, as stored value and label (rule forms/service-choices). All are in
 * the site's specification except 'distance' (remote support), which only the quote form may offer.
 */
export const serviceChoiceLabels = {
  reparation: "Réparation matérielle",
  depannage: "Dépannage logiciel",
  reseau: "Configuration réseau",
  recuperation: "Récupération de données",
  securite: "Sécurité informatique",
  upgrade: "Mise à niveau matérielle",
  peripheriques: "Configuration périphériques",
  maintenance: "Maintenance préventive",
  distance: "Dépannage à distance",
  autre: "Autre",
} as const;

export type ServiceChoice = keyof typeof serviceChoiceLabels;

/** The service choices of the contact form, in display order. */
export const serviceChoices = (Object.keys(serviceChoiceLabels) as ServiceChoice[]).filter(
  (choice) => choice !== "distance",
);

/** The label of the empty choice. */
export const noServiceChoiceLabel = "Sélectionnez un service";

/** The services that the specification gives for the quote form, in the order of the form. */
export const quoteServiceTypes = [
  "reparation",
  "depannage",
  "reseau",
  "recuperation",
  "securite",
  "upgrade",
  "maintenance",
  "autre",
] as const satisfies readonly ServiceChoice[];

export type QuoteServiceType = (typeof quoteServiceTypes)[number];

/** The drawings for the page of a service that the owner adds. The owner chooses one. */
export const serviceDrawingLabels = {
  toolbox: "Boîte à outils",
  laptop: "Portable ouvert",
  battery: "Batterie",
  memory: "Barrette de mémoire",
  "hard-disk": "Disque dur",
  network: "Réseau",
  printer: "Imprimante",
  "remote-help": "Deux écrans reliés",
  shield: "Bouclier",
  backup: "Sauvegarde",
  "phone-and-box": "Téléphone et box",
} as const;

export type ServiceDrawing = keyof typeof serviceDrawingLabels;

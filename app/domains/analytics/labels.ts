import type { CsvColumns } from "#app/lib/pages/csv.ts";
import type { StatisticsDay } from "./rules/figures.ts";

/** The texts of the control on the privacy page with which a visitor opts out. */
export const audienceTexts = {
  choice: {
    counted: "Vos visites sont comptées, sans que nous sachions qui vous êtes.",
    refused: "Vos visites ne sont plus comptées depuis ce navigateur\u00a0: rien n’est lu, écrit ni envoyé.",
    signal: "Votre navigateur demande à ne pas être suivi\u00a0: vos visites ne sont pas comptées.",
  },
  refuse: "Ne plus compter mes visites",
  accept: "Compter à nouveau mes visites",
  withoutScript: "Sans JavaScript, rien n’est compté\u00a0: il n’y a rien à refuser.",
} as const;

/** The texts of the statistics screen. */
export const statisticsTexts = {
  title: "Tableau de bord analytique",
  navigation: "Statistiques",
  period: "Période",
  refresh: "Actualiser",
  failure: "Une erreur est survenue lors du chargement des statistiques",
  loading: "Chargement des statistiques",
  visitors: "Visiteurs uniques",
  pageViews: "Pages vues",
  duration: "Durée moyenne",
  active: "Utilisateurs actifs",
  chartVisitors: "Visiteurs",
  requests: "Demandes reçues",
  bounce: "Taux de rebond",
  devices: "Appareils",
  example: "Exemple",
  calendar: "Calendrier des visites",
  sources: "Sources de trafic",
  entries: "Pages d’entrée",
  direct: "Accès direct",
  topPages: "Pages les plus visitées",
  empty: "Aucune donnée disponible pour cette période",
  showTable: "Voir le tableau",
  showChart: "Voir le graphique",
} as const;

/** The texts of the panel that shows how many visitors' requests were answered, won (sold) and lost. */
export const resultTexts = {
  title: "De la demande à la réparation",
  byService: "Par service",
  bySource: "Par origine",
  byMonth: "Par mois, depuis un an",
} as const;

export const periodLabels = { "7d": "7 jours", "30d": "30 jours", "90d": "90 jours" } as const;

/** The columns of the spreadsheet file with a period's counts. The file has one row for each day. */
export const statisticsExportColumns: CsvColumns<StatisticsDay> = {
  Jour: ({ date }) => date,
  Visites: ({ totalVisits }) => String(totalVisits),
  [statisticsTexts.visitors]: ({ uniqueVisitors }) => String(uniqueVisitors),
  [statisticsTexts.pageViews]: ({ totalPageViews }) => String(totalPageViews),
  [statisticsTexts.duration]: ({ avgSessionDuration }) => avgSessionDuration,
  "Taux de rebond (%)": ({ bounceRate }) => bounceRate.toFixed(2).replace(".", ","),
  [statisticsTexts.requests]: ({ requests }) => String(requests),
};

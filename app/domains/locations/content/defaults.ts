/** The services of a new zone (a town where the shop works) that an import creates (rule import/defaults). */
export const defaultServices = [
  "Réparation PC & Mac",
  "Dépannage à domicile",
  "Configuration réseau",
  "Récupération de données",
  "Maintenance préventive",
] as const;

/** The services that an imported zone (a town) has (rule import/defaults). */
export const defaultServices = [
  "Réparation PC & Mac",
  "Dépannage à domicile",
  "Configuration réseau",
  "Récupération de données",
  "Maintenance préventive",
] as const;

/** The services and hours of an imported zone (rule import/defaults). */
export const defaultServices = [
  "Réparation PC & Mac",
  "Dépannage à domicile",
  "Configuration réseau",
  "Récupération de données",
  "Maintenance préventive",
] as const;

export const defaultHours = "Lun-Ven: 9h-18h, Sam: 10h-16h";

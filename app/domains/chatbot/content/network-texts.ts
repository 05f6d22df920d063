/**
 * The answers about the network of a company (rule assistant/company-network). {si_reseau} ("if network") removes its
 * sentence if the shop does not work on networks; the assistant then says that it does not.
 */
export const networkTexts = {
  network:
    "[{si_reseau}Oui, nous nous occupons aussi du réseau des entreprises, {au_bureau} ou dans vos locaux.\n][{si_reseau}{particuliers_seuls}\n]{si_reseau}Dites-nous combien de postes et de prises il faut, et à quoi ressemblent les locaux. {si_reseau}Le devis est gratuit\u00a0: /devis ou {telephone}.\nLe détail\u00a0: /services/configuration-reseau",
  server:
    "[{si_reseau}{particuliers_seuls}\n]{si_reseau}Pour un serveur ou un stockage partagé, dites-nous combien de postes s’en servent et pour quoi faire\u00a0: nous vous dirons si nous pouvons nous en charger. {si_reseau}Un prix\u00a0: /devis ou {telephone}.\nLe réseau autour\u00a0: /services/configuration-reseau",
} as const;

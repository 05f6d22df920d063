/** The texts of responses about facts that the settings do not have (rule assistant/shop-facts). */
export const shopFactTexts = {
  noSiret: "Notre SIRET n’est pas encore sur ce site.",
  noLetter: "Nous n’envoyons pas de lettre par e-mail. Pour nous joindre\u00a0: {telephone}.",
  noLessons:
    "Pour un cours, dites-nous ce que vous voulez savoir faire\u00a0: nous vous dirons si nous en donnons. {telephone}",
} as const;

/** The answers to a company that asks for a maintenance contract (rule assistant/company-contract). */
export const contractTexts = {
  name: "Un contrat pour une entreprise",
  upkeep: (plan: string) => `Maintenance, ${plan}`,
  quote: "Dites-nous combien de postes vous avez, le devis est gratuit\u00a0: /devis",
  contact:
    "Pour un contrat d’entreprise, dites-nous combien de postes vous avez\u00a0: /devis ou /#contact\nNous vous répondons avec un prix ou une question.",
} as const;

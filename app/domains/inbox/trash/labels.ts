export const trashTexts = {
  title: "Corbeille",
  intro:
    "Ce qui est supprimé reste ici 30\u00a0jours, puis s’efface pendant la nuit, avec ses fichiers et ses e-mails.",
  empty: "La corbeille est vide",
  emptyText: "Les demandes et les articles que vous supprimez arrivent ici pour 30\u00a0jours.",
  caption: "Corbeille, du plus récemment supprimé au plus ancien",
} as const;

/** The text shown after each action, by intent. */
export const trashNotices: ReadonlyMap<string, string> = new Map([
  ["restore", "La fiche est de retour dans sa boîte de réception."],
  ["delete", "La fiche est effacée définitivement."],
  ["restore-post", "L’article est de retour parmi les articles."],
  ["delete-post", "L’article est effacé définitivement."],
]);

export const trashRefusals = {
  gone: "Cette fiche n’est plus dans la corbeille\u00a0: rien n’a changé.",
  stale: "Quelqu’un d’autre vient de modifier cette fiche\u00a0: rien n’a changé, voici où elle en est.",
} as const;

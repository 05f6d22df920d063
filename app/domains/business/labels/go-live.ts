/**
 * The go-live checklist, which says what the owner must do before the site opens: one line for each kind of point, with
 * the number of points (rule settings/go-live).
 */
export const goLiveTexts = {
  title: "Avant la mise en ligne",
  online:
    "Le site répond déjà à qui en connaît l’adresse\u00a0: cette liste dit ce qu’il affirme encore à votre place.",
  steps: "Votre atelier\u00a0: cinq étapes, un quart d’heure",
  later: "Quand vous aurez le temps",
  laterHint: "Rien ici n’empêche d’ouvrir le site.",
  settled: "Plus rien n’empêche d’ouvrir le site.",
  communes: "Les communes où vous intervenez",
  kinds: {
    mail: {
      one: "L’envoi des e-mails à régler",
      several: "L’envoi des e-mails à régler",
      note: "Les demandes arrivent ici, mais personne n’en est prévenu par e-mail.",
      to: "/admin/settings/mail",
    },
    contacts: {
      one: "1 coordonnée du site de départ",
      several: "{n} coordonnées du site de départ",
      note: "Personne n’y répond. Donnez les vôtres.",
      to: "/admin/settings/company",
    },
    claims: {
      one: "1 exemple à confirmer ou à masquer",
      several: "{n} exemples à confirmer ou à masquer",
      note: "Le site les montre comme des exemples.",
      to: "/admin/settings/proof",
    },
    marks: {
      one: "Des badges de l’exemple sur les services",
      several: "Des badges de l’exemple sur les services",
      note: "Gardez ceux qui sont vrais, masquez les autres.",
      to: "/admin/settings/site#sheet-marksState",
    },
    pages: {
      one: "1 page de service à relire",
      several: "{n} pages de services à relire",
      note: "Elles parlent en votre nom. Chacune se lit en entier à côté de sa case, en quatre minutes\u00a0; retirez ce qui n’est pas vrai chez vous.",
      to: "/admin/settings/pages",
    },
    answers: {
      one: "1 réponse de l’assistant à relire",
      several: "{n} réponses de l’assistant à relire",
      note: "Il les dit en votre nom. Faites taire celles qui ne sont pas vraies chez vous, ou dites-les autrement.",
      to: "/admin/chatbot?voir=a-relire",
    },
    prices: {
      one: "1 liste de prix du site de départ",
      several: "{n} listes de prix du site de départ",
      note: "Changez-les, ou dites qu’elles sont vérifiées.",
      to: "/admin/settings/prices",
    },
    notice: {
      one: "1 mention légale à compléter",
      several: "{n} mentions légales à compléter",
      note: "Elles se lisent «\u00a0À compléter\u00a0» sur le site. «\u00a0Sans objet\u00a0» retire une ligne.",
      to: "/admin/settings/legal",
    },
    zones: {
      one: "Des zones d’un autre département",
      several: "Des zones d’un autre département",
      note: "Retirez-les d’un geste, ou gardez celles que vous choisissez.",
      to: "/admin/locations",
    },
    noZones: {
      one: "Une page de zones vide",
      several: "Une page de zones vide",
      note: "Créez celles qui vous entourent, ou cachez la page.",
      to: "/admin/locations/import",
    },
    terms: {
      one: "1 précision des conditions de vente",
      several: "{n} précisions des conditions de vente",
      note: "Tant qu’elles sont vides, la page n’en dit rien\u00a0: la loi s’applique.",
      to: "/admin/settings/legal",
    },
    articles: {
      one: "1 article fourni avec le site",
      several: "{n} articles fournis avec le site",
      note: "Chacun dit qu’il est un exemple.",
      to: "/admin/posts",
    },
  },
} as const;

/** The texts of the list of everything that the assistant can say (rule assistant/read). */
export const sayingTexts = {
  title: "Tout ce que l’assistant peut dire",
  intro:
    "Chaque réponse, telle qu’un visiteur la lirait aujourd’hui. Relisez les textes fournis\u00a0: l’assistant les dit en votre nom.",
  passages:
    "Quand rien de cette liste ne convient, l’assistant cite un passage de vos pages de services ou de vos articles, avec le lien.",
  search: "Rechercher une réponse",
  views: "Réponses à montrer",
  all: "Tout",
  unread: "À relire",
  withheld: "Tues",
  advice: "Conseils",
  aboutAdvice:
    "Un conseil répond à une panne précise, à la place de la réponse sur son sujet. Si vous écrivez cette réponse autrement, ou si vous la faites taire, vos mots remplacent aussi ses conseils.",
  asked: "À la question\u00a0:",
  changedIn: "Se change dans\u00a0:",
  count: (count: number) => (count > 1 ? `${count} réponses` : "1 réponse"),
  toRead: (count: number) => (count > 0 ? `, ${count} à relire` : ""),
  from: {
    ready: "Texte fourni",
    "own-words": "Vos mots",
    settings: "D’après vos réglages",
    program: "Texte du programme",
  },
  states: { unread: "À relire", read: "Relue", withheld: "Ne se dit plus" },
  readBy: (name: string, day: string) => `par ${name}, le ${day}`,
  acts: {
    read: "Relu",
    unread: "À relire encore",
    withhold: "Ne plus le dire",
    say: "Le dire à nouveau",
    reword: "Dire autrement",
  },
  acting: "Un instant…",
  done: {
    read: "Réponse relue",
    unread: "Réponse à relire",
    withhold: "L’assistant ne le dit plus",
    say: "L’assistant le dit à nouveau",
  },
  readAll: {
    label: "Tout marquer comme relu…",
    question: (count: number) =>
      count > 1
        ? `Avez-vous lu les ${count} réponses à relire de cette liste\u00a0? L’assistant les dit en votre nom.`
        : "Avez-vous lu la réponse à relire de cette liste\u00a0? L’assistant la dit en votre nom.",
    submit: "Oui, tout est relu",
    done: (count: number) => (count > 1 ? `${count} réponses relues` : "Réponse relue"),
  },
  noneFound: "Rien dans cette liste ne contient ces mots",
  noneUnread: "Tout est relu",
  noneWithheld: "L’assistant dit toutes ses réponses",
  showAll: "Tout ce que dit l’assistant",
  own: "Vos réponses",
  restore: "Remettre le texte fourni",
} as const;

/** The names of the texts that do not depend on the question. A name says when the assistant gives its text. */
export const fixedTexts = {
  greeting: "Pour commencer",
  askBackText: "Quand plusieurs réponses conviennent",
  noMatchReply: "Quand rien ne convient",
  offTopicReply: "Quand la question n’est pas votre métier",
  nearTopicReply: "Et si elle s’en approche",
  withheldReply: "À la place d’une réponse tue",
  guaranteeText: "En plus des excuses, quand une réparation n’a pas tenu",
  refundText: "En plus des excuses, quand un remboursement est demandé",
  searchFailureReply: "En cas de panne du site",
  english: "À une question en anglais",
} as const;

const nbsp = "\u00a0";

export const passkeyTexts = {
  title: "Clés d’accès",
  intro:
    "Connectez-vous par l’empreinte, le visage ou le code de votre appareil, sans mot de passe ni code d’application. Rien de tel ne quitte l’appareil.",
  none: "Vous n’en avez pas encore.",
  unsupported: "Ce navigateur ne peut pas créer de clé d’accès pour cette adresse.",
  full: "Dix clés d’accès, c’est le plus possible. Retirez-en une pour en ajouter une autre.",
  add: "Ajouter une clé d’accès",
  name: "Nom de la clé",
  nameHint:
    "L’appareil où elle sera, par exemple «\u00a0Téléphone\u00a0» ou «\u00a0Ordinateur de l’atelier\u00a0».",
  password: "Votre mot de passe",
  begin: "Continuer",
  ready: (name: string) =>
    `Il ne reste qu’à confirmer. Votre appareil va demander votre empreinte, votre visage ou votre code pour «${nbsp}${name}${nbsp}».`,
  create: "Créer la clé d’accès",
  added: (name: string) =>
    `Clé d’accès «${nbsp}${name}${nbsp}» ajoutée. Essayez-la à votre prochaine connexion.`,
  remove: "Retirer",
  removed: "Clé d’accès retirée. Effacez-la aussi dans les réglages de l’appareil.",
  made: "Ajoutée",
  used: "Dernière connexion",
  neverUsed: "Pas encore utilisée",
  nameRequired: "Donnez-lui un nom, pour la reconnaître",
  nameTooLong: "Le nom est trop long (60 caractères au plus)",
  tooLate:
    "Cette clé n’a pas été gardée\u00a0: trop de temps a passé, ou l’appareil ne vous a pas reconnu. Recommencez.",
  gone: "Cette clé d’accès n’est plus là.",
  signIn: "Utiliser une clé d’accès",
  refused: "Cette clé d’accès n’ouvre pas de session ici. Réessayez, ou donnez votre mot de passe.",
  or: "ou",
} as const;

/** Texts that explain why a browser created or returned no passkey. */
export const passkeyFailures = {
  cancelled: "Rien n’a été confirmé. Vous pouvez réessayer.",
  known: "Cet appareil a déjà une clé d’accès de votre compte.",
  limited: "Trop de tentatives. Réessayez dans un quart d’heure, ou donnez votre mot de passe.",
  unreachable: "Impossible de joindre le site. Vérifiez la connexion, puis réessayez.",
  unable: "Cet appareil n’a pas pu le faire. Réessayez avec un autre appareil ou un autre navigateur.",
} as const;

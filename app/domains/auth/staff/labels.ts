import { ofName } from "#app/lib/french/elision.ts";

/** How long an invitation is valid, in words (seven days). */
export const invitationLife = "sept jours";

export const staffTexts = {
  title: "Comptes",
  accounts: "Qui se connecte",
  accountsIntro:
    "Chaque personne a son compte et son rôle. Un compte désactivé n’ouvre plus rien, à l’instant même\u00a0; ce que la personne a écrit reste.",
  you: "C’est vous",
  yourself: "Votre rôle ne se change pas ici\u00a0: une autre personne de la gérance peut le faire.",
  deactivated: "Désactivé",
  role: "Rôle",
  theRole: "le rôle",
  changeRole: "Changer",
  deactivate: "Désactiver",
  reactivate: "Réactiver",
  deactivateTitle: (name: string) => `Désactiver le compte ${ofName(name)}\u00a0?`,
  deactivateText:
    "Ses sessions se ferment tout de suite et les invitations qu’elle a envoyées sont retirées. Vous pourrez réactiver le compte.",
  keep: "Garder",
  invite: "Inviter quelqu’un",
  inviteIntro:
    "La personne reçoit un lien, bon sept jours et une seule fois. Elle choisit elle-même son nom et son mot de passe.",
  email: "Son adresse e-mail",
  inviteAct: "Inviter",
  waiting: "Invitations en attente",
  invitation: "Invitation de",
  over: "Lien expiré",
  sent: "Envoyée",
  until: "valable jusqu’au",
  resend: "Renvoyer",
  link: "Lien à copier",
  withdraw: "Retirer",
  copyLabel: "Lien à transmettre",
  copy: "Copier",
  copied: "Copié",
  linkText:
    "Transmettez-le vous-même à cette personne, à elle seule. Il ne sera plus montré\u00a0; un lien donné avant lui ne vaut plus.",
  noMail: "Aucun e-mail ne part de ce site pour l’instant. Voici le lien à transmettre.",
  emailRequired: "L’adresse e-mail est requise",
  notAnAddress: "Ce n’est pas une adresse e-mail",
  roleRequired: "Choisissez un rôle",
  hasAccount: "Cette adresse a déjà un compte",
  hasDeactivatedAccount: "Cette adresse a un compte désactivé\u00a0: réactivez-le ci-dessus",
  hasInvitation: "Une invitation attend déjà cette adresse, ci-dessous\u00a0: renvoyez-la",
  ownAccount:
    "Personne ne change son propre rôle ni ne désactive son propre compte\u00a0: il reste ainsi toujours quelqu’un à la gérance.",
  notOwner: "Votre rôle ne permet plus de gérer les comptes.",
  gone: "Ce compte ou cette invitation n’est plus là. La liste est à jour.",
  limited: "Beaucoup d’invitations en peu de temps. Réessayez dans une heure.",
  mailUnderWay: "L’e-mail part dans un instant",
  notSent: "Pas partie",
  refusedAddress:
    "Son serveur a refusé l’e-mail. Vérifiez l’adresse, ou copiez le lien et transmettez-le vous-même.",
  mailIsOff: "Aucun e-mail ne part de ce site pour l’instant. Copiez le lien et transmettez-le vous-même.",
  sentLater:
    "Le serveur d’e-mails ne l’a pas prise. Le site réessaie\u00a0; vous pouvez aussi copier le lien.",
  linkCreated: "Lien à transmettre vous-même",
} as const;

/**
 * The message after each action, by the form's intent. A `Map`, because a request may send any text as its intent, and
 * an object would also find inherited names such as `constructor`.
 */
export const staffDone: ReadonlyMap<string, string> = new Map([
  ["invite", "L’invitation part."],
  ["resend", "L’invitation repart, avec un nouveau lien. Le précédent ne sert plus."],
  ["link", "Le lien est prêt."],
  ["withdraw", "L’invitation est retirée\u00a0: son lien ne sert plus."],
  ["change-role", "Le rôle est changé. Il vaut dès la prochaine page."],
  ["deactivate", "Le compte est désactivé et ses sessions sont fermées."],
  ["reactivate", "Le compte est réactivé."],
]);

export const invitationTexts = {
  title: "Votre compte",
  lead: (email: string) =>
    `Bienvenue. Vous vous connecterez avec ${email}. Choisissez le nom qui signera ce que vous écrivez, et un mot de passe.`,
  name: "Votre nom",
  password: "Mot de passe",
  passwordHint: "12\u00a0caractères au moins. Trois ou quatre mots sans rapport entre eux en font un bon.",
  again: "Le même, une seconde fois",
  act: "Créer mon compte",
  over: "Ce lien a déjà servi, a été remplacé ou a plus de sept jours. Demandez-en un autre à la personne qui vous invite.",
  back: "Aller à la connexion",
} as const;

import { maximumFileMebibytes } from "../rules/requests.ts";
import { maximumPhotos } from "./rules.ts";

export const photoTexts = {
  title: "Ajouter des photos",
  lead: "Une photo de l’étiquette sous la machine et une de l’écran suffisent souvent.",
  aim: "Visez ce code avec l’appareil photo de votre téléphone.",
  orType: "Ou tapez",
  until: "Valable jusqu’au",
  forThis: "pour cette demande seulement.",
  button: "Ajouter des photos",
  otherPhone: "Sur un autre téléphone\u00a0: QR code",
  field: "Vos photos",
  limits: `JPEG, PNG, WebP ou HEIC, ${maximumFileMebibytes}\u00a0Mo chacune, ${maximumPhotos} en tout`,
  submit: "Envoyer les photos",
  code: "Le code du bon",
  open: "Continuer",
  codeHint: "Dix lettres et chiffres, sous le QR code.",
  unknown: "Ce code n’existe pas.",
  unknownText: "Vérifiez les dix lettres et chiffres sous le QR code, ou visez-le de nouveau.",
  expired: "Ce code a expiré.",
  expiredText:
    "Un code sert sept jours après l’envoi de la demande, un jour avant. Répondez à notre e-mail avec vos photos, ou appelez-nous.",
  limited: "Trop d’essais.",
  limitedText: "Attendez quelques minutes, puis visez le QR code de nouveau.",
  full: "Toutes les photos sont là.",
  failed: "Vos photos ne sont pas arrivées. Réessayez dans une minute.",
  noShareLeft:
    "Trop de photos nous sont arrivées aujourd’hui\u00a0: revenez demain, ou répondez à notre e-mail avec les vôtres",
  missing: "Choisissez au moins une photo",
  notAPhoto: "Des photos seulement\u00a0: JPEG, PNG, WebP ou HEIC",
  tooMany: (left: number) =>
    left > 0 ? `Encore ${left} ${left > 1 ? "photos" : "photo"} au plus` : "Toutes les photos sont déjà là",
  added: (count: number) =>
    count > 1 ? `${count} photos sont jointes à votre demande.` : "La photo est jointe à votre demande.",
} as const;

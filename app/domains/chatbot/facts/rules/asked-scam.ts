import { placeWords } from "./asked-place.ts";

/**
 * Whose name a suspicious message bears: an authority (police, courts), which never accuses by message, or a company.
 */
export type ScamSender = "authority" | "company";

const authority =
  /^(police|policiers?|gendarm\w*|interpol|europol|fbi|commissariat|tribunal|procureur\w*|huissiers?|prefecture|douanes?)$/;
const justice = /\b(ministere de la justice|brigade (de protection )?des mineurs|la justice)\b/;
const company =
  /^(banque|impots?|caf|cpam|ameli|assurance|antai|amende|colis|poste|chronopost|mondial|dhl|ups|edf|engie|netflix|amazon|paypal|apple|vinted|leboncoin|cpf|vitale|peage)$/;
/** Words that make a message in the name of a company suspicious. */
const demand =
  /^(payer|paye|paie|regler|regle|virement|rembours\w*|cliquer|clique|cliquez|lien|amende|bloque\w*|suspendu\w*|pirate\w*|code|coordonnees|rib|carte|vrai|faux|arnaque\w*|louche|bizarre|suspect\w*|fiable|mefier|confiance|menac\w*|urgent|pretend\w*)$/;
/** What a message in the name of an authority threatens or demands, also on a screen that it blocks. */
const claim =
  /\b(payer|paye|amendes?|rancon|accus\w+|convoqu\w+|convocations?|menac\w+|poursuites)\b|\bbloque\w* par\b/;
const message = /^(e?mails?|courriels?|sms|textos?|messages?|mms|whatsapp|courriers?|lettre)$/;
const onScreen = /\b(fenetre|page|ecran|pop ?up)\b/;
const called = /\b(appele|appelle|appel|telephone)\b/;
const received =
  /\b(recu|recois|recoit|recevoir|arrive|envoye|envoient|ecrit|appele|appelle|contacte|demande|demandent|reclame|affiche)\b/;
const notReceived =
  /\b(pas|plus|jamais|rien) (recu|recoi\w*|recevoir|arrive)\b|\b(recois|recoit) (pas|plus|rien)\b/;
/** A message claims to have filmed the visitor, and wants money. */
const filmed = /\b(filme\w*|webcam|video (de|ou) (moi|je|nous)|videos? intimes?|photos? intimes?)\b/;
const payment = /\b(payer|paye|paie|rancon|bitcoins?|euros|argent|chantage|menac\w*)\b/;
/** 'La police' (the police) also means a font, or a contract with an insurer. */
const otherPolice =
  /\bpolices? (de |d )?(caracteres?|ecriture|assurance|taille)\b|\b(changer|taille|couleur|autre|telecharger|installer)( de)?( la)? police\b/;

/**
 * Returns whose name a message bears that is probably a scam (rule assistant/scam), or null: 'J’ai reçu un mail de la
 * police' (I got an e-mail from the police), 'un SMS de ma banque me demande de payer' (a text from my bank asks me to
 * pay).
 */
export function askedScam(question: string): ScamSender | null {
  const words = placeWords(question);
  const text = words.join(" ");
  if (notReceived.test(text) || otherPolice.test(text)) return null;
  if (filmed.test(text) && payment.test(text)) return "company";
  const isMessage = received.test(text) && words.some((word) => message.test(word)) && !/\bimprim/.test(text);
  const isDemand = words.some((word) => demand.test(word));
  const isCall = isDemand && called.test(text);
  if (words.some((word) => authority.test(word)) || justice.test(text)) {
    const isShown = received.test(text) && onScreen.test(text);
    return claim.test(text) || isMessage || isShown || isCall ? "authority" : null;
  }
  return ((isMessage && isDemand) || isCall) && words.some((word) => company.test(word)) ? "company" : null;
}

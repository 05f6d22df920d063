import { expect, test } from "vitest";
import { askedScam } from "./asked-scam.ts";

// rule assistant/scam
test.each([
  ["j'ai reçu un mail de la police qui dit que j'ai regardé des sites interdits", "authority"],
  ["J’ai reçu un e-mail de la gendarmerie, c’est grave ?", "authority"],
  ["un message d’Interpol me demande de payer une amende", "authority"],
  ["mon écran est bloqué par la gendarmerie, je dois payer ?", "authority"],
  ["convocation du ministère de la justice par mail, est-ce vrai ?", "authority"],
  ["j’ai reçu un sms de ma banque, je dois cliquer sur le lien ?", "company"],
  ["reçu un mail des impôts pour un remboursement, c’est une arnaque ?", "company"],
  ["j’ai reçu un message de La Poste qui demande de payer pour mon colis", "company"],
  ["un courrier de la gendarmerie sur mon ordinateur me réclame 500 euros", "authority"],
  ["mon PC affiche un message de la police et est bloqué", "authority"],
  ["un policier m’a appelé pour le code de ma carte", "authority"],
  ["quelqu’un de ma banque m’a appelé pour ma carte, c’est vrai ?", "company"],
  ["la gendarmerie m’a appelé, mon PC volé est retrouvé, pouvez-vous le vérifier ?", null],
  ["la page de ma banque n’affiche pas le code", null],
  ["un message Microsoft affiche que mon PC est bloqué", null],
  ["Un SMS de ma banque me demande de payer", "company"],
  ["je n’ai pas reçu le mail de ma banque avec le code", null],
  ["je ne reçois plus les mails de la caf", null],
  ["comment changer la police de mes mails ?", null],
  ["un message avec une police d’écriture bizarre, comment changer ?", null],
  ["j’ai reçu un mail qui dit qu’on m’a filmé avec ma webcam et qu’il faut payer", "company"],
  ["un message dit qu’ils ont une vidéo de moi, je dois payer en bitcoins", "company"],
  ["ma webcam ne filme plus", null],
  ["j’ai reçu votre mail", null],
  ["vous travaillez pour la police ?", null],
  ["j’ai porté plainte à la police, pouvez-vous récupérer mes données ?", null],
  ["j’ai reçu un mail du tribunal et mon imprimante n’imprime pas", null],
  ["Apple m’a envoyé un code pour mon compte", null],
  ["ma carte bancaire est acceptée ?", null],
])("'%s' is about a message in the name of: %s", (question, sender) =>
  expect(askedScam(question)).toBe(sender),
);

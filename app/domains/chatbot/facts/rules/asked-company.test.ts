import { expect, test } from "vitest";
import { asksCompanyVisit } from "./asked-company.ts";

// rule settings/visits
test.each([
  "Vous intervenez dans mon entreprise à Angers ?",
  "vous venez en entreprise",
  "Pouvez-vous passer à notre bureau ?",
  "Un dépannage dans nos locaux, c’est possible ?",
  "Vous déplacez-vous chez les professionnels ?",
  "intervention dans un commerce au Mans",
  "est-ce que vous allez dans les écoles ou les mairies ?",
  "Venez-vous à ma boutique ?",
  "Vous pouvez venir à l’entreprise demain ?",
])("'%s' asks about a visit to a company", (question) => expect(asksCompanyVisit(question)).toBe(true));

// rule settings/visits
test.each([
  "Vous travaillez avec des entreprises ?",
  "Je peux venir à votre bureau ?",
  "je peux passer au magasin ?",
  "Quel est le prix du forfait entreprise ?",
  "Vous venez à domicile ?",
  "Vous intervenez à Angers ?",
  "votre entreprise intervient depuis quand ?",
  "L’entreprise intervient depuis combien d’années ?",
  "Combien de visites dans le forfait entreprise ?",
])("'%s' does not", (question) => expect(asksCompanyVisit(question)).toBe(false));

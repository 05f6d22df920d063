import { placeWords } from "./asked-place.ts";

/** Words that occur only with the network of a company or an office, such as cabling and servers. */
const ofCompanies = /^(cablages?|brassage|rj45|vlans?|serveurs?|nas)$/;
/** Words for a network that mean a company's only if the question also has a word for a company. */
const network = /^(reseaux?|cabler|cablez|cables|switch(es)?|routeurs?|vpn)$/;
const server = /^(serveurs?|nas)$/;
const company =
  /^(entreprises?|societes?|associations?|pme|tpe|cabinets?|bureaux?|locaux|commerces?|magasins?|boutiques?|ecoles?|ateliers?|equipes?|salaries|collegues|postes?|pros?|professionnel(le)?s?)$/;
/**
 * Words that show that the question is about something else: a fault, a price, or for example the server of a game.
 */
const other =
  /^(panne|marche\w*|fonctionn\w*|repond\w*|lente?s?|rame|coupe\w*|plante\w*|capte|bug\w*|perdue?s?|recuper\w*|cassee?s?|demarre|connecte\w*|message\w*|mails?|messagerie|emails?|electri\w*|voiture|antenne|alarme|television|nintendo|console|manette|jeux?|minecraft|restaurant|recrut\w*|emploi|social|sociaux|prix|tarifs?|combien)$/;
/** In a question with at most this many words, a word of `ofCompanies` is enough, without a word for the company. */
const fewWords = 4;

/**
 * Returns whether a question is about the network of a company (`network`) or about its server (rule
 * assistant/company-network). Returns null for any other question, also for one about a fault or a price.
 */
export function askedCompanyNetwork(question: string): "network" | "server" | null {
  const words = placeWords(question);
  if (words.some((word) => other.test(word))) return null;
  const isOwn = words.some((word) => ofCompanies.test(word));
  const isOfCompany = words.some((word) => company.test(word));
  const isAsked = isOfCompany
    ? isOwn || words.some((word) => network.test(word))
    : isOwn && words.length <= fewWords;
  if (!isAsked) return null;
  return words.some((word) => server.test(word)) ? "server" : "network";
}

/**
 * The subject of a question about the shop itself: where it is, who works there, its age, its legal facts, its
 * newsletter, lessons, help paid by the hour.
 */
export type ShopTerm = "where" | "people" | "age" | "identity" | "letter" | "lessons" | "hourly";

const shop = "(boutique|magasin|atelier|local|locaux|agence|bureaux?|entreprise|societe)";
const person =
  "(patron(ne)?s?|gerante?s?|responsables?|technicien(ne)?s?|reparateurs?|depanneurs?|proprietaires?|fondat\\w+|dirigeante?s?)";
const located = "(installee?s?|situee?s?|basee?s?|implantee?s?|localisee?s?)";
/**
 * `normalise` takes the word 'se' (itself) for a misspelt 'c’est' (it is), so these words replace 'se' in a question.
 */
const self = "c est";
/** Words that ask for an age (`since`), and words that make it the age of the shop (`works`, `ofWork`). */
const since =
  "(depuis (quand|combien|longtemps)|longtemps que|(en|de) quelle annee|quel age|anciennete|(date|annee) de creation)";
const works = "(exist\\w+|exercez|travaillez|reparez|depannez)";
const ofWork = `(vous (${works}|etes (${located}|ouverts?|la)|faites (ca|cela|ce metier))|${works} vous|etes vous (${located}|ouverts?|la))`;
/** Polite and vague words at the end of a question. */
const ending = /( (svp|stp|merci|exactement|precisement|au juste|s il (vous|te) plait))+$/;
/** Words that show that the question is about something that the visitor owns. */
const ofVisitor = /\b(mon|ma|mes|notre|nos|son|sa)\b/;
/**
 * The subjects whose questions may also name something of the visitor: 'des cours pour ma mère' (lessons for my mother)
 * is about lessons.
 */
const open: readonly (ShopTerm | null)[] = ["people", "lessons", "hourly"];

const patterns: readonly (readonly [ShopTerm, RegExp])[] = [
  [
    "where",
    new RegExp(
      `\\bou (est|sont|${self} trouve\\w*|${self} situe\\w*) (${located} )?(votre|vos|la|le|l|les) ${shop}\\b`,
    ),
  ],
  ["where", new RegExp(`\\bou (est ce que )?(etes vous|vous etes)( ${located})?$`)],
  ["where", new RegExp("\\bou (\\w+ ){0,3}vous (trouver|trouvez|situer|situez)( vous)?$")],
  ["where", new RegExp(`\\b(vous etes|etes vous|vous vous (trouvez|situez)) (${located} )?ou$`)],
  ["where", new RegExp(`\\b(votre|la|le|l) ${shop} (est|${self} trouve|${self} situe) (${located} )?ou$`)],
  ["people", new RegExp(`\\b(s appelle|${self} nomme|${self} prenomme) (le|la|votre|l|les) ${person}\\b`)],
  ["people", new RegExp(`\\b(le|la|votre|l) ${person} (s appelle|${self} nomme|${self} prenomme) comment$`)],
  [
    "people",
    new RegExp(`\\b(qui (est|sont)|est qui) (le|la|les|votre|vos|l) ${person}( de (la|l|votre) ${shop})?$`),
  ],
  ["people", new RegExp(`\\b(nom|prenom) (du|de la|des|de l|de votre|de vos) ${person}\\b`)],
  [
    "people",
    new RegExp(
      "^(c est )?(qui )?qui (va|viendra|vient|sera|s occupera?) (\\w+ )?(repar\\w+|depann\\w+|interv\\w+|s occuper|chez moi)\\b",
    ),
  ],
  ["people", /^(c est )?qui (repare|depanne|travaille|intervient) (chez vous|a l atelier|ici|chez moi)$/],
  ["people", /^(qui etes vous|vous etes qui|vous etes combien|combien etes vous)$/],
  ["age", new RegExp(`^(?=.*\\b${since}\\b).*\\b(${ofWork}|(votre|la|le|l) ${shop})\\b`)],
  ["age", new RegExp(`^(c est|est ce|vous etes) (une |un )?(nouve\\w+|recent\\w*) ${shop}$`)],
  ["age", /^quand (est ce que )?(avez vous|vous avez) (ouvert|commence)\b/],
  [
    "identity",
    /\b(siret|siren|rcs|forme juridique|raison sociale|(numero|n) (de )?tva|tva intracom\w*|code (ape|naf))\b|\b(etes vous|vous etes) (un |une |en )?(auto ?entrepreneur|micro ?entreprise|sarl|sas|sasu|eurl|societe)$/,
  ],
  [
    "letter",
    /\b(newsletters?|infolettre|lettre (des info\w*|mensuelle|electronique|par (e )?mail))\b|\b(abonn\w*|inscri\w*) .*\blettre\b/,
  ],
  [
    "lessons",
    /\b(donn\w+|propos\w+|faites|faire|avez|offr\w+|organis\w+|prend\w*|combien|prix|tarifs?|cout\w*|y a t il) (\w+ ){0,3}(?<!\b(en|au|mes|ses|ma|sa) )(cours|lecons?|initiations?|formations?)\b|^((des|un|une) )?(cours|lecons?|initiations?|formations?)\b/,
  ],
  [
    "hourly",
    /\b(tarif|taux|prix|cout) (horaire|(a|de|par) (l )?heure)\b|\b(aid\w+|assistance|accompagnement|depannage|factur\w+|pay\w+|intervention) (\w+ ){0,2}(a l|par) heure\b|\bcombien (\w+ ){0,2}(l|de l|une|par) heure$/,
  ],
];
/**
 * A question with one of these words is about something else (spam, a file, a printer), even if it names a newsletter
 * or lessons.
 */
const others =
  /\b(spams?|bloqu\w+|recois|recoi\w+|indesirables?|fichiers?|cle|disque|recuper\w+|perdus?|imprim\w+|videos?|visio|zoom|teams)\b/;

/** Returns what a question asks about the shop itself (rule assistant/shop-facts). Null for any other question. */
export function askedOfShop(words: readonly string[]): ShopTerm | null {
  const text = words
    .join(" ")
    .replace(/^(bonjour|bonsoir|salut) /, "")
    // `normalise` turns 'c’est' (it is) into 'c est est', because it expands the 'c' by itself.
    .replaceAll("c est est", self)
    .replace(ending, "");
  if (others.test(text)) return null;
  const [term] = patterns.find(([, pattern]) => pattern.test(text)) ?? [null];
  return open.includes(term) || !ofVisitor.test(text) ? term : null;
}

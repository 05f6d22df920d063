import type { Service } from "#app/domains/catalog/content/specified-services.ts";
import { type ServiceCard, serviceCards } from "../content/cards.ts";

/**
 * Returns the cards of the offered services. A service that the owner added has a card without a drawing, after the
 * others.
 */
export function shownCards(offered: readonly Service[]): ServiceCard[] {
  const known = serviceCards.filter(({ link }) => offered.some(({ path }) => path === link));
  const own = offered.filter(({ path }) => !serviceCards.some(({ link }) => link === path));
  return [
    ...known,
    ...own.map(({ name, path, description, features = [] }) => ({
      title: name,
      description,
      features,
      link: path,
      popular: false,
    })),
  ];
}

/**
 * A card and its position in a row of three. `isLast` is set for the last card of a row that is not full: this card
 * also takes the empty places.
 */
interface SheetCard {
  card: ServiceCard;
  place: 0 | 1 | 2;
  isLast: boolean;
}

/** Orders the cards in rows of three. Each row starts with a popular one, until there are no more of these. */
export function sheetRows(cards: readonly ServiceCard[]): SheetCard[] {
  const [popular, plain] = [true, false].map((wanted) => cards.filter((card) => card.popular === wanted));
  const rows: SheetCard[] = [];
  const left = [...(plain ?? [])];
  const firsts = [...(popular ?? [])];
  while (firsts.length + left.length > 0) {
    const first = firsts.shift();
    const row = [...(first ? [first] : []), ...left.splice(0, first ? 2 : 3)];
    row.forEach((card, index) =>
      rows.push({ card, place: index as SheetCard["place"], isLast: index === row.length - 1 && index < 2 }),
    );
  }
  return rows;
}

/** Longer lines are text, and hold no order. */
const LONGEST = 200;
/** So many beginnings are looked at; what people write in front of an order has few numbers and signs. */
const MOST_BEGINNINGS = 12;

const ADDRESS = /\S+@\S+\.\p{L}[^\s,;:]*|(?:https?:\/\/|www\.)\S+/giu;
/** Behind "Betreff:", "48213,"; and in front of each number: "Bestellung für morgen 3 Ktn Tomaten". */
const BEHIND_SIGN = /[:;,](?=\s*\S)/g;
const AT_NUMBER = /(?<=\s)\d/g;

/** An order with what stands in front of it. */
interface OrderBehind {
  readonly front: string;
  readonly order: string;
}

/**
 * The order within a line that begins as the head of a mail, a title or the name of somebody does: "Betreff: 3 Ktn Tomaten",
 * "Kunde 48213, 3 Ktn 373326". Whoever writes so orders all the same.
 *
 * @param isOrder whether a text is an order that leaves no doubt
 */
export const orderBehind = (line: string, isOrder: (text: string) => boolean): OrderBehind | undefined => {
  if (line.length > LONGEST || !/\d/.test(line)) return undefined;
  const text = line
    .replace(ADDRESS, ' ')
    .replace(/^[\s:;,]+/, '')
    .trim();
  const found = beginningOf(text, isOrder);
  if (found === undefined) return undefined;
  return { front: found === 0 ? line : text.slice(0, found).trim(), order: text.slice(found).trim() };
};

const beginningOf = (text: string, isOrder: (text: string) => boolean): number | undefined => {
  const from = (beginning: number): boolean => isOrder(text.slice(beginning).trim());
  const signs = Array.from(text.matchAll(BEHIND_SIGN), ({ index }) => index + 1).slice(0, MOST_BEGINNINGS);
  const [first, ...others] = signs.filter(from);
  // "Liefertermin: Freitag, 3 Ktn Tomaten": what counts nothing belongs to what stands in front.
  if (first !== undefined)
    return others.reduce((at, next) => (/\d/.test(text.slice(at, next)) ? at : next), first);
  const numbers = Array.from(text.matchAll(AT_NUMBER), ({ index }) => index).slice(0, MOST_BEGINNINGS);
  return [...numbers, 0].find(from);
};

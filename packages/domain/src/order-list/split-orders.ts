import { isMeasure } from './measures';
import type { UnitWordTest } from './unit-words';

/** What stands between two orders of one line. */
const BETWEEN = /\s*,\s+(?=\S)|\s+[/+&]\s+(?=\S)|\s*;\s*|\s+(?:[Uu]nd|[Ss]owie|[Aa]nd|plus|u\.)\s+(?=\S)/g;
/** Where nothing stands between them the next one begins with an amount in packages, or with the number of an article. */
const NEXT = /\s+(?=\d{1,3}\s?(\p{L}{2,})\.?\s+\p{L})|\s+(?=\d{5,}\s)/gu;
/** "Sachertorte 12 Stück vorgeschnitten": pieces stand within names, and with nothing before them begin no order. */
const IN_NAMES = /^(?:st|stk|stück|stueck|pcs|pieces?)$/iu;
const MOST_PIECES = 20;

interface Cut {
  readonly from: number;
  readonly to: number;
}

const cutOf = ({ index, 0: { length } }: RegExpExecArray): Cut => ({ from: index, to: index + length });

/** The places where a line may be cut into orders. */
const cutsOf = (line: string, isUnitWord: UnitWordTest): readonly Cut[] => {
  const next = [...line.matchAll(NEXT)].filter(
    ([, unit]) => unit === undefined || (isUnitWord(unit) && !isMeasure(unit) && !IN_NAMES.test(unit)),
  );
  return [...[...line.matchAll(BETWEEN)].map(cutOf), ...next.map(cutOf)].toSorted(
    (one, other) => one.to - other.to,
  );
};

/** "Salat 1": behind whole orders the last may leave its unit out. */
const LAST = /^\p{L}[^\d,;]*\s\d{1,3}$/u;

/** Behind "3 Ktn …" a further order begins with its amount as well; what does not is part of the name. */
const areAlike = ([first = '', ...others]: readonly string[]): boolean =>
  !/^\d/.test(first) ||
  others.every((piece) => /^(?:(?:bitte|noch|auch|dazu|dann|ca\.|please|also|another) ){0,2}\d/u.test(piece));

/**
 * Cuts a line that orders several articles: "373326 3 Ktn, 145576 2 Kübel", "3 Kisten Tomaten und 2 kg Butter".
 *
 * @param isOrder whether a piece is a whole order: an article, and an amount with its unit or its sign
 * @returns undefined when the line is one order, which names with commas and "und" may be as well
 */
export const splitOrders = (
  line: string,
  isUnitWord: UnitWordTest,
  isOrder: (piece: string) => boolean,
): readonly string[] | undefined => {
  const cuts = cutsOf(line, isUnitWord);
  if (cuts.length === 0 || cuts.length >= MOST_PIECES) return undefined;
  const starts = [0];
  const ends: number[] = [];
  for (const { from, to } of cuts) {
    const start = starts.at(-1) ?? 0;
    if (from < start || !/\d/.test(line.slice(to)) || !isOrder(line.slice(start, from))) continue;
    ends.push(from);
    starts.push(to);
  }
  // What is no order at the end goes on with the one before it: "2 Ktn Burger Gastro Plus 48 Stk".
  for (let count = ends.length; count > 0; count -= 1) {
    const all = starts
      .slice(0, count + 1)
      .map((start, at) => line.slice(start, at < count ? ends[at] : undefined));
    const last = all.at(-1) ?? '';
    if ((isOrder(last) || LAST.test(last)) && areAlike(all)) return all;
  }
  return undefined;
};

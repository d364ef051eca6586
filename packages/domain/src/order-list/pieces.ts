import { joinNoBreakGroups } from '../product';
import { isMeasure } from './measures';
import { wordsOf } from './part';
import type { UnitWordTest } from './unit-words';

/** A word, or words that belong together. */
export interface Piece {
  readonly text: string;
  /** A number within is part of a name. */
  readonly isName: boolean;
}

const MEASURE = String.raw`(?:kg|gr?|dag|lt?|ltr|liter|ml|cl|cm|mm|m|stk|stück)`;
/** "24 × 0,33 l", "6x1,5l", "24/0,33 l": what a package holds. */
const PACK = new RegExp(
  String.raw`^(?!\d/\d )(?:\d+ ?[x×*/] ?){1,3}\d+(?:[.,]\d+)? ?${MEASURE}\.?(?= |$)`,
  'i',
);
/** "36 %", "3,5%", "45 % F.i.T.": how much of something is in it. */
const SHARE = /^\d+(?:[.,]\d+)? ?[%‰°](?: ?(?:vol|fett|f\.?i\.?t)\.?)?(?= |$)/i;
/** "Type 700", "Größe 4", "Kal. 12": a word makes the number part of a name. */
const WITH_WORD =
  /^(?:type?|nr|no|größe|gr|size|kal|kaliber|klasse|stufe|sorte|serie|jahrgang|jg|form|ø|nummer|rampe|zimmer|kw|kundennummer|kundennr|kd-?\.?nr)\.?:? ?\d+(?:[.,/-]\d+)*(?= |$)/i;
/** "am Stück", "im Glas": no unit of the amount beside it. */
const PLACE = /^(?:am|im|in|vom|aus|ohne|mit|pro|je) (?:der |dem )?\p{L}+(?= |$)/iu;
/** "373 326": a number as the shop prints it. */
const GROUPS = /^\d{3} \d{3}(?= |$)/;
/** Two or more words may belong together, with their signs apart. */
const WORDS_TOGETHER = 8;

/** "8 Uhr", "7:30–9:00 Uhr", "120 Personen", "in 8 Tagen": when and for whom, and not how much. */
const SPAN =
  /^(?:\d{1,2}[:.]\d{2}|\d{1,4})(?: ?[-–] ?(?:\d{1,2}[:.]\d{2}|\d{1,4}))? ?(?:uhr|personen|pers|pax|gästen?|people|guests|persons|tagen?|days|wochen|weeks)[.,:;!?)]*(?= |$)/iu;
/** "27.11.", "28.11.2026", "27. November": a day. */
const DAY =
  /^\d{1,2}(?:\.\d{1,2}\.(?:\d{2}(?:\d{2})?)?|\.? (?:januar|jänner|january|februar|february|märz|march|april|mai|may|juni|june|juli|july|august|september|oktober|october|november|dezember|december)(?: \d{4})?)[.,:;)]*(?= |$)/iu;

const TOGETHER = [PACK, SHARE, WITH_WORD, PLACE, SPAN, DAY] as const;

/** "Hemd Gr. 9" is a size, "Kaffee 1000 gr. 9 Stk" has grams before its amount. */
const GRAMS = /^gr\b/i;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** "Art.-Nr. 373326", "#373326": signs that only say that a number follows. */
const LABEL =
  /(?<=^|\s)(?:#|(?:art(?:ikel)?[.\s-]{0,2}(?:nr|no|nummer)|nr|no|sku|ean|gtin)(?:\.|:|\s){1,3})\s?(?=\d{4,})/gi;
const COLON = /(?<=[\p{L}\p{N})"%.])\s*[:=]\s+(?=\d)/gu;
const DASH = /\s[-–—]\s+(?=\d+(?:\s*[x×*])?(?:\s*\p{L}+\.?)?\s*$)/gu;

/** A line without labels of numbers, and with one sign before an amount for all that are written: "Tomaten: 7". */
const tidyLine = (line: string): string =>
  joinNoBreakGroups(line).replace(LABEL, '').replace(COLON, ' = ').replace(DASH, ' = ');

/** "1 200 Stk": thousands of pieces. Of "12 500 g" the second is a content. */
const thousandsOf = (text: string, isUnitWord: UnitWordTest): string | undefined => {
  const [, number, unit = ''] = /^(\d{1,2} \d{3}) (\S+)/.exec(text) ?? [];
  return number !== undefined && isUnitWord(unit) && !isMeasure(unit) ? number : undefined;
};

/** The words of a line, with those that belong together in one piece. */
export const piecesOf = (line: string, isUnitWord: UnitWordTest): readonly Piece[] => {
  const words = wordsOf(tidyLine(line));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const few = words.slice(at, at + WORDS_TOGETHER).join(' ');
    const isGrams = GRAMS.test(word) && NUMBER.test(words[at - 1] ?? '');
    const together = isGrams
      ? undefined
      : TOGETHER.map((pattern) => pattern.exec(few)?.[0]).find((found) => found !== undefined);
    const number = together === undefined ? GROUPS.exec(few)?.[0] : undefined;
    const thousands = number === undefined ? thousandsOf(few, isUnitWord) : undefined;
    const text = together ?? number ?? thousands ?? word;
    pieces.push({
      text: number === undefined ? text : number.replace(' ', ''),
      isName: together !== undefined,
    });
    at += wordsOf(text).length;
  }
  return pieces;
};

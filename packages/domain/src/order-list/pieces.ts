import { joinNoBreakGroups } from '../product';
import { isMeasure } from './measures';
import { wordsOf } from './token';
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
/** How the words begin that make a number part of a name, or say where something is. */
const MAY_BEGIN =
  /^(?:type?|nr|no|größe|gr|size|kal|klasse|stufe|sorte|serie|jahrgang|jg|form|ø|nummer|rampe|zimmer|kw|kundenn|kd|am|im|in|vom|aus|ohne|mit|pro|je|zu|à|á)/i;
/** Two or more words may belong together, with their signs apart. */
const WORDS_TOGETHER = 8;

/** "8 Uhr", "7:30–9:00 Uhr", "120 Personen", "in 8 Tagen": when and for whom, and not how much. */
const SPAN =
  /^(?:\d{1,2}[:.]\d{2}|\d{1,4})(?: ?[-–] ?(?:\d{1,2}[:.]\d{2}|\d{1,4}))? ?(?:uhr|personen|pers|pax|gästen?|people|guests|persons|tagen?|days|wochen|weeks)[.,:;!?)]*(?= |$)/iu;
/** "27.11.", "28.11.2026", "27. November": a day. */
const DAY =
  /^\d{1,2}(?:\.\d{1,2}\.(?:\d{2}(?:\d{2})?)?|\.? (?:januar|jänner|january|februar|february|märz|march|april|mai|may|juni|june|juli|july|august|september|oktober|october|november|dezember|december)(?: \d{4})?)[.,:;)]*(?= |$)/iu;

/** "à 180 Stk", "zu je 6 Dosen", "à 12,90": what one of them holds or costs. */
const EACH = /^(?:à|á|zu(?: je)?) ?\d+(?:[.,]\d+)? ?(?:\p{L}+\.?|€)?(?= |$)/iu;

/** What begins with a digit, and what with a letter: each word is looked at for its own kind alone. */
const BEHIND_NUMBER = [PACK, SHARE, SPAN, DAY] as const;
const BEHIND_WORD = [WITH_WORD, EACH, PLACE] as const;
const BEGINS_WITH_DIGIT = /^\d/;

/** "Hemd Gr. 9" is a size, "Kaffee 1000 gr. 9 Stk" has grams before its amount. */
const GRAMS = /^gr\b/i;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** "Art.-Nr. 373326", "#373326": signs that only say that a number follows. */
const LABEL =
  /(?<=^|\s)(?:#|(?:art(?:ikel)?[.\s-]{0,2}(?:nr|no|nummer)|nr|no|sku|ean|gtin)(?:\.|:|\s){1,3})\s?(?=\d{4,})/gi;
const COLON = /(?<=[\p{L}\p{N})"%.])\s*[:=]\s+(?=\d)/gu;
const DASH = /\s[-–—]\s+(?=\d+(?:\s*[x×*])?(?:\s*\p{L}+\.?)?\s*$)/gu;

/** "373326*3", "373326x3Ktn": the number of an article with its amount. */
const NUMBER_TIMES = /(?<=^|\s)(\d{5,14})[x×*](\d{1,4})(?=\p{L}|\s|$)/giu;
/** "3*373326", "3x373326". */
const TIMES_NUMBER = /(?<=^|\s)(\d{1,4})[x×*](\d{5,14})(?=\s|$)/giu;
/** "373326 (3)", "373326 /3". */
const IN_BRACKETS_BEHIND = /(?<=^\d{5,14})\s+(?:\((\d{1,4})\)|\/\s?(\d{1,4}))$/u;
/** "Menge: 3", "Einheit: Ktn": a field with its name. */
const AMOUNT_FIELD = /[\s,]+(?:bestell)?(?:menge|anzahl|qty|quantity)\s*[:=]\s*(\d{1,5})(?:,(?=\s|$))?/giu;
const UNIT_FIELD = /[\s,]+(?:einheit|unit|me|uom)\s*[:=]\s*(?=\p{L})/giu;
/** "Tomaten......3", "Tomaten ____ 3": what leads the eye to the amount. */
const LEADER = /\s*(?:[._·]{3,}|…+)\s*(?=\d)/gu;

/** What any of these signs needs; most lines have none of it. */
const MAY_HAVE_SIGNS =
  /[#:=–—…(/*_×\u00a0\u2007\u2009\u202f]|\s-\s|\.{3}|\dx\d|(?:nr|no|nummer|sku|ean|gtin)[.\s]/i;

const withFieldsTold = (line: string): string =>
  line
    .replace(LEADER, ' ')
    .replace(NUMBER_TIMES, '$1 x $2 ')
    .replace(TIMES_NUMBER, '$1 x $2')
    .replace(IN_BRACKETS_BEHIND, ' = $1$2')
    .replace(AMOUNT_FIELD, ' = $1 ')
    .replace(UNIT_FIELD, ' ');

/** A line without labels of numbers, and with one sign before an amount for all that are written: "Tomaten: 7". */
const tidyLine = (line: string): string =>
  MAY_HAVE_SIGNS.test(line)
    ? withFieldsTold(joinNoBreakGroups(line)).replace(LABEL, '').replace(COLON, ' = ').replace(DASH, ' = ')
    : line;

/** "1 200 Stk": thousands of pieces. Of "12 500 g" the second is a content. */
const thousandsOf = (text: string, isUnitWord: UnitWordTest): string | undefined => {
  const [, number, unit = ''] = /^(\d{1,2} \d{3}) (\S+)/.exec(text) ?? [];
  return number !== undefined && isUnitWord(unit) && !isMeasure(unit) ? number : undefined;
};

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined => {
  for (const pattern of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The words of a line, with those that belong together in one piece. */
export const piecesOf = (line: string, isUnitWord: UnitWordTest): readonly Piece[] => {
  const words = wordsOf(tidyLine(line));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const isNumber = BEGINS_WITH_DIGIT.test(word);
    if (!isNumber && !MAY_BEGIN.test(word)) {
      pieces.push({ text: word, isName: false });
      at += 1;
      continue;
    }
    const few = words.slice(at, at + WORDS_TOGETHER).join(' ');
    const isGrams = GRAMS.test(word) && NUMBER.test(words[at - 1] ?? '');
    const together = isGrams ? undefined : firstOf(isNumber ? BEHIND_NUMBER : BEHIND_WORD, few);
    const number = together === undefined && isNumber ? GROUPS.exec(few)?.[0] : undefined;
    const thousands = number === undefined && isNumber ? thousandsOf(few, isUnitWord) : undefined;
    const text = together ?? number ?? thousands ?? word;
    pieces.push({
      text: number === undefined ? text : number.replace(' ', ''),
      isName: together !== undefined,
    });
    at += wordsOf(text).length;
  }
  return pieces;
};

import { countOfGs1Code } from '../product';
import { unitKey } from '../quantity';
import { isMeasure } from './measures';
import type { ParsedLine } from './parsed-line';
import type { UnitWordTest } from './unit-words';

/** A number that stands for itself, with what stands right in front of it and behind it. */
const NUMBER =
  /(?<front>(?:[€$#]|(?<!\p{L})\p{L}{1,30}[.:]?)?\s?)(?<![\p{L}\d.,:/-])(?<number>\d{1,4}(?:[.,]\d{1,2})?(?:\s?[½¼¾])?|[½¼¾]|\d\/\d)(?![\d½¼¾]|[.,:/-]\d|\s?[x×*]\s?\d)(?<sign>\s?[x×*](?!\p{L}))?\.?[\s-]?(?<word>\p{L}{1,30}|[%°€$"'“])?/gu;

/** Words behind a number that say when, for whom or how big, and never how many are wanted. */
const OTHER_COUNT =
  /^(?:uhr|h|am|pm|std|stunden?|hours?|min|minuten?|minutes?|tage?n?|days?|wochen?|weeks?|monate?n?|months?|jahre?n?|years?|jän(?:ner)?|jan(?:uar|uary)?|feb(?:ruar|ruary)?|märz|mar(?:ch)?|apr(?:il)?|mai|may|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?|personen|pers|pax|gäste|guests|people|covers|portionen|portions|zimmer|rooms?|betten|tische|grad|cm|mm|dm|prozent|euro?|cent|er|fach|mal|st|nd|rd|th)$|^[%°€$"'“]$/iu;

/** Words in front of a number that name a place, a paper or a time. */
const NAMED_IN_FRONT =
  /^(?:[€$#]|nr|no|nummer|number|kostenstelle|kst|centre|center|pos|position|saal|halle|hall|haus|house|zimmer|room|stock|floor|tisch|table|tor|gate|rampe|ramp|tour|route|filiale|branch|küche|kitchen|bar|lager|store|platz|raum|station|kw|woche|week|seite|page|kl|klasse|class|gr|größe|size|kal|kaliber|type?|tel|telefon|phone|mobil|fax)[.:]?\s?$/iu;

/** "à 12,90", and the year of a wine. */
const NO_AMOUNT = /[.,]\d\d$|^(?:19|20)\d\d$/;

const isAmountIn = (
  { front = '', number = '', sign, word = '' }: Readonly<Record<string, string | undefined>>,
  isUnitWord: UnitWordTest,
): boolean => {
  if (NAMED_IN_FRONT.test(front) || (NO_AMOUNT.test(number) && !isUnitWord(word))) return false;
  if (sign !== undefined || word === '') return true;
  return isUnitWord(word) ? !isMeasure(word) : !isMeasure(word) && !OTHER_COUNT.test(word);
};

/** What a text says that may be an amount: "15", "(15 Kisten)", "½ Ki"; no weight, time, day, place or price. */
const amountIn = (text: string, isUnitWord: UnitWordTest): string | undefined => {
  for (const { groups = {} } of text.matchAll(NUMBER))
    if (isAmountIn(groups, isUnitWord)) return [groups['number'], groups['word']].join(' ').trim();
  return undefined;
};

/** "10 Bio Zwiebel rot": a number that begins a name may be the amount. */
const IN_FRONT_OF_NAME = /^\d{1,3}(?=\s+\p{L}{2})/u;
/** "Eisbergsalat (15)", "Eisbergsalat [15 Kisten]", "Eisbergsalat (x15)". */
const BRACKETS = /[([]([^()[\]]*)[)\]]/gu;
/** "Eisbergsalat x15", "= 15", "-> 15", "- 15 (reif)", "bitte 15": from the number on. */
const BEHIND_SIGN = /(?:(?:^|[\s([])[=:/+,*]|(?:^|[([])[x×]|(?<=^|\s)(?:[-–—]+>?|→|bitte))\s?(?=\d)(.*)$/iu;

const behindSign = (text: string, isUnitWord: UnitWordTest): string | undefined => {
  const [, rest] = BEHIND_SIGN.exec(text) ?? [];
  return rest === undefined ? undefined : amountIn(rest, isUnitWord);
};

/** "fünf", "②", "VII", "6er": how many, in another way than digits. */
const IN_WORDS =
  /(?<![\p{L}\p{N}-])(?:eine[nrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|halbe[nrs]?|two|three|four|five|six|seven|eight|nine|ten|twelve|[IVX]{2,4}|\d{1,3}er)(?![\p{L}\p{N}-])|[\u2460-\u2473\u2776-\u2793]/iu;
/** "und Butter", "& Sprite", "G145576": a further article. */
const FURTHER_ARTICLE =
  /(?:^|\s)(?:und|and|sowie|plus|&|\+)\s+(?!danke|bitte|thanks|please|gut|reif)\p{L}{3}|(?<![\p{L}\d])G\d{6}(?!\d)/iu;

/** Another unit beside the one that was taken: "373326 Dosen 3 Ktn". */
const otherUnit = (note: string, unit: string, isUnitWord: UnitWordTest): string | undefined =>
  note
    .split(/[\s,;()]+/)
    .find(
      (word) =>
        /^\p{L}{2,}\.?$/u.test(word) &&
        isUnitWord(word) &&
        !isMeasure(word) &&
        unitKey(word) !== unitKey(unit),
    );

/**
 * What a text beside an order says that may be an amount, a unit or an article as well.
 *
 * @param unit the unit that was taken
 */
export const saysMore = (
  text: string,
  unit: string | undefined,
  isUnitWord: UnitWordTest,
): string | undefined =>
  amountIn(text, isUnitWord) ??
  behindSign(text, isUnitWord) ??
  IN_WORDS.exec(text)?.[0] ??
  FURTHER_ARTICLE.exec(text)?.[0].trim() ??
  (unit === undefined ? undefined : otherUnit(text, unit, isUnitWord));

const inArticle = (article: string, isUnitWord: UnitWordTest): string | undefined => {
  // "373326 3|5 Dosen".
  if (!/\p{L}/u.test(article)) return /^\d{5,}\s(\d{1,4})$/.exec(article)?.[1];
  const brackets = Array.from(article.matchAll(BRACKETS), ([, inside = '']) => inside);
  return (
    IN_FRONT_OF_NAME.exec(article)?.[0] ??
    behindSign(article, isUnitWord) ??
    brackets.map((inside) => amountIn(inside, isUnitWord)).find((text) => text !== undefined)
  );
};

/** "18 Fl (3 Ktn) Wein", "3 Ktn = 18 Fl Wein": two amounts, one behind the other. */
const BESIDE_AMOUNT = /^\s*\d{1,4}\s?\p{L}+\.?\s*([(=]\s*\d{1,4}\s?(\p{L}+)\.?\)?)/u;

const besideAmount = (line: string, isUnitWord: UnitWordTest): string | undefined => {
  const [, beside, unit = ''] = BESIDE_AMOUNT.exec(line) ?? [];
  return isUnitWord(unit) && !isMeasure(unit) ? beside : undefined;
};

const IS_CELLS = /[\t;|]/;

/**
 * A line with its amount may say another one, and only who wrote it knows which was meant: "Kiwi 10 Stk (5 Schalen)",
 * "Karfiol 6 Stk - 75 für Samstag", "10 Zwiebel rot 1 Kiste". A number that belongs to the name is told apart later, when
 * the article is known.
 *
 * @param line the line as it was written
 * @returns the line with a guess where there is a second amount
 */
export const withSecondAmount = (chosen: ParsedLine, line: string, isUnitWord: UnitWordTest): ParsedLine => {
  const { amount, article = '', guesses = [], leftOver } = chosen;
  // What stands in a cell of its own is told apart by its column.
  const note = IS_CELLS.test(line) ? '' : (chosen.note ?? '');
  const isAsked = leftOver !== undefined || guesses.some(({ kind }) => kind === 'NUMBER_IN_NAME');
  // The further numbers of a code on the goods are its own.
  if (amount === undefined || isAsked || countOfGs1Code(line) !== undefined) return chosen;
  const text =
    besideAmount(line, isUnitWord) ??
    saysMore(note, chosen.unit, isUnitWord) ??
    inArticle(article, isUnitWord);
  return text === undefined ? chosen : { ...chosen, guesses: [...guesses, { kind: 'NUMBER_IN_NAME', text }] };
};

import type { ParsedLine, OtherChoice } from './parsed-line';
import { isMeasure, isSmallMeasure } from './measures';
import { type AmountToken, isPlainNumber, type OrderToken, saysContent } from './token';
import type { UnitWordTest } from './unit-words';
import { parseWrittenAmount } from './written-amount';

/**
 * Reads a line of words that names its article: "10 Kisten Cola 24 × 0,33 l", "Cola 0,5 l 24 Kisten", "Cola: 24". Names
 * hold numbers themselves, so the amount is the number that stands with its sign or its unit, at the beginning or at the
 * end; whatever is not amount or unit stays part of the name, and the assortment has to have all of it.
 *
 * @returns undefined when the line is of another kind: it holds no name, or the number of an article
 */
export const assignNamedTokens = (
  parts: readonly OrderToken[],
  isUnitWord: UnitWordTest,
): ParsedLine | undefined => {
  const [first] = parts;
  if (first?.kind === 'AMOUNT' && isPlainNumber(first) && first.number.length >= PRODUCT_DIGITS)
    return undefined;
  const isFirstSure = first?.kind === 'AMOUNT' && isSure(first);
  // "7 Stk 7up": behind an amount such a word is a name.
  const isWord = (part: OrderToken): boolean =>
    part.kind === 'TEXT' ? !isUnitWord(part.text) : isFirstSure && part.kind === 'CODE' && parts.length > 2;
  if (parts.some(isProductNumber)) return undefined;
  if (!parts.some(isWord)) return ofUnitWords(parts, isUnitWord);
  const at = placeOfAmount(parts, isUnitWord);
  const amount = parts[at];
  const whole = textOf(parts);
  if (amount?.kind !== 'AMOUNT')
    return { article: whole, others: [...packReadings(parts), ...packBehind(parts), ...weakReadings(parts)] };
  const chosen =
    at === 0
      ? inFront(parts, amount, isUnitWord)
      : withBareInFront(behind(parts, at, amount, isUnitWord), parts, bareInFront(parts, at, amount));
  return isSure(amount) ? chosen : { ...chosen, others: [...(chosen.others ?? []), { article: whole }] };
};

/** "500 Stk Becher": beside an amount with its unit a further word for a unit is what is ordered, perhaps. */
const ofUnitWords = (parts: readonly OrderToken[], isUnitWord: UnitWordTest): ParsedLine | undefined => {
  const [amount, name, ...more] = parts;
  if (amount?.kind !== 'AMOUNT' || amount.unit === undefined || name?.kind !== 'TEXT') return undefined;
  if (more.length > 0 || !isUnitWord(name.text)) return undefined;
  return {
    article: name.text,
    amount: amount.number,
    unit: amount.unit,
    guesses: [{ kind: 'NUMBER_IN_NAME', text: amount.text }],
  };
};

/** A number that only an article has. Letters and digits mixed are part of a name where there are words besides. */
const isProductNumber = (part: OrderToken): boolean =>
  part.kind === 'CODE' &&
  (part.digitsOnly ||
    (part.text.replaceAll(/\D/g, '').length >= DIGITS_OF_NUMBER && !IN_NAMES.test(part.text)));

/** "300–350", "33x33x40", "2024/2025", "0,75/1,5": ranges and measures are written within names. */
const IN_NAMES = /^\d{1,4}(?:[.,]\d+)?(?:[–—x×*/+-]\d{1,4}(?:[.,]\d+)?)+\p{L}{0,3}\.?$/iu;

const DIGITS_OF_NUMBER = 5;
/** Longer ones are years, types and sizes, mostly. */
const DIGITS_OF_BARE = 2;
/** Bare numbers as long as this may be an article's, where they begin a line. */
const PRODUCT_DIGITS = 4;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

const isUsable = ({ number }: AmountToken): boolean => 'amount' in parseWrittenAmount(number);

const unitKind = (unit: string): 'CONTAINER' | 'MEASURE' | 'SIZE' => {
  if (isSmallMeasure(unit)) return 'SIZE';
  return isMeasure(unit) ? 'MEASURE' : 'CONTAINER';
};

/** An amount with its sign or its unit. */
const isSure = (part: AmountToken): boolean =>
  part.marked || (part.unit !== undefined && unitKind(part.unit) !== 'SIZE');

/** How much like an amount a number looks; 0 for those that are none. */
const likeness = (part: OrderToken, at: number, isAtEdge: boolean): number => {
  if (part.kind !== 'AMOUNT') return 0;
  const { unit, number } = part;
  if (part.marked) return isAtEdge ? 5 : 2;
  if (unit !== undefined) {
    const kind = unitKind(unit);
    if (kind === 'SIZE') return at === 0 ? 1 : 0.5;
    if (kind === 'CONTAINER') return 4;
    return isUsable(part) ? 3 : 1.5;
  }
  if (YEAR.test(number) && at > 0) return 0;
  if (at === 0) return number.length >= PRODUCT_DIGITS ? 0 : 2;
  return isUsable(part) ? 1 : 0.5;
};

/** In front an amount with its unit wins; else the likeliest, of equals the last. */
const placeOfAmount = (parts: readonly OrderToken[], isUnitWord: UnitWordTest): number => {
  const [first] = parts;
  if (first?.kind === 'AMOUNT' && isSure(first) && first.unit !== undefined) return 0;
  if (first?.kind === 'AMOUNT' && first.marked) return 0;
  const last = parts.findLastIndex(({ kind }) => kind === 'AMOUNT');
  let place = -1;
  let most = 0;
  for (const [at, part] of parts.entries()) {
    const like =
      likeness(part, at, at === 0 || at === last) + (followedByUnit(parts, at, isUnitWord) ? 3 : 0);
    if (like > 0 && like >= most) {
      place = at;
      most = like;
    }
  }
  return place;
};

/** "7 x Ktn name": the unit stands behind the sign. */
const followedByUnit = (parts: readonly OrderToken[], at: number, isUnitWord: UnitWordTest): boolean => {
  const part = parts[at];
  const next = parts[at + 1];
  return part?.kind === 'AMOUNT' && part.marked && next?.kind === 'TEXT' && isUnitWord(next.text);
};

/** "Paprika rot 3 2 Kisten", "2 Kisten Paprika 3": a small number at the end of a name may be the amount that was meant. */
const bareNumber = (name: readonly OrderToken[], { marked }: AmountToken): OrderToken | undefined => {
  const last = name.at(-1);
  const isBare =
    !marked &&
    last?.kind === 'AMOUNT' &&
    isPlainNumber(last) &&
    last.text.length <= DIGITS_OF_BARE &&
    isUsable(last);
  return isBare && name.length > 1 ? last : undefined;
};

/** "6 Joghurt 1 kg": the number in front may be the amount, and the weight behind what is in one. */
const bareInFront = (
  [first, ...more]: readonly OrderToken[],
  at: number,
  { unit }: AmountToken,
): AmountToken | undefined =>
  at > 1 &&
  more.length > 1 &&
  unit !== undefined &&
  isMeasure(unit) &&
  first?.kind === 'AMOUNT' &&
  isPlainNumber(first) &&
  first.text.length < PRODUCT_DIGITS &&
  isUsable(first)
    ? first
    : undefined;

const withBareInFront = (
  chosen: ParsedLine,
  parts: readonly OrderToken[],
  bare: AmountToken | undefined,
): ParsedLine => {
  const { article, amount, unit, others = [] } = chosen;
  if (bare === undefined || article === undefined) return chosen;
  return {
    article: textOf(parts.slice(1)),
    amount: bare.number,
    leftOver: amount,
    others: [{ article, amount, unit }, ...others],
  };
};

const inFront = (parts: readonly OrderToken[], amount: AmountToken, isUnitWord: UnitWordTest): ParsedLine => {
  const [next, ...more] = parts.slice(1);
  const hasUnitBehind = amount.unit === undefined && followedByUnit(parts, 0, isUnitWord) && more.length > 0;
  const unit = amount.unit ?? (hasUnitBehind ? next?.text : undefined);
  const name = hasUnitBehind ? more : parts.slice(1);
  const article = textOf(withoutOf(name));
  const mayBeUnit = unit === undefined && next?.kind === 'TEXT' && more.length > 0 && !isUnitWord(next.text);
  const others: readonly OtherChoice[] = [
    ...(mayBeUnit ? [{ article: textOf(more), amount: amount.number, unit: next.text }] : []),
    ...fractionOfUnit(amount, article),
  ];
  const left =
    unit === undefined && !amount.marked
      ? name.find((part) => part.kind === 'AMOUNT' && isPlainNumber(part))
      : bareNumber(name, amount);
  return { article, amount: amount.number, unit, leftOver: left?.text, others };
};

/** "1/2 Kiste Paprika" may be one of a unit that is half a crate. */
const fractionOfUnit = ({ number, unit }: AmountToken, article: string): readonly OtherChoice[] =>
  unit !== undefined && /[½¼¾/]/.test(number) ? [{ article, amount: '1', unit: `${number} ${unit}` }] : [];

/** "3 cartons of milk". */
const withoutOf = (parts: readonly OrderToken[]): readonly OrderToken[] => {
  const [first, ...more] = parts;
  return more.length > 0 && first?.kind === 'TEXT' && /^(?:of|von|à)$/i.test(first.text) ? more : parts;
};

/** Sizes behind an amount belong to the name before it: "Cola 24 Kisten 0,33 l". */
const isSize = (part: OrderToken): boolean =>
  (part.kind === 'TEXT' && /^\d/.test(part.text)) ||
  part.kind === 'CODE' ||
  (part.kind === 'AMOUNT' && part.unit !== undefined && unitKind(part.unit) !== 'CONTAINER');

const behind = (
  parts: readonly OrderToken[],
  at: number,
  amount: AmountToken,
  isUnitWord: UnitWordTest,
): ParsedLine => {
  const before = parts.slice(0, at);
  const [next, ...more] = parts.slice(at + 1);
  const isUsed = amount.unit !== undefined || amount.marked;
  const left = isUsed
    ? bareNumber(before, amount)
    : before.find((part) => part.kind === 'AMOUNT' && isUsable(part));
  const name = { article: textOf(before), amount: amount.number, leftOver: left?.text };
  if (next === undefined) return atTheEnd(before, amount, name, isUnitWord);
  const isUnit =
    amount.unit === undefined && next.kind === 'TEXT' && (more.length === 0 || isUnitWord(next.text));
  const unit = isUnit ? next.text : amount.unit;
  const tail = isUnit ? more : [next, ...more];
  const full = textOf([...before, ...tail]);
  if (tail.length === 0) {
    const others = isUnitWord(next.text)
      ? []
      : [{ article: `${name.article} ${next.text}`, amount: amount.number }];
    return { ...name, unit, others };
  }
  if (tail.every(isSize)) return { ...name, article: full, unit };
  if (tail.every(saysContent))
    return { ...name, unit, note: textOf(tail), guesses: [{ kind: 'NUMBER_IN_NAME', text: textOf(tail) }] };
  const isPolite = /^(?:bitte|danke|please|\(|,|!|-)/i.test(tail[0]?.text ?? '');
  return {
    ...name,
    unit,
    note: textOf(tail),
    // Words behind the amount may be part of the name, or another article.
    guesses: isPolite ? [] : [{ kind: 'NUMBER_IN_NAME', text: amount.text }],
    others: [{ article: full, amount: amount.number, unit }, { article: textOf(parts) }],
  };
};

const isUnitInFront = (
  before: readonly OrderToken[],
  { unit, marked }: AmountToken,
  isUnitWord: UnitWordTest,
): boolean => {
  const last = before.at(-1);
  return unit === undefined && !marked && before.length > 1 && last?.kind === 'TEXT' && isUnitWord(last.text);
};

const LITRE = /^(?:lt?|ltr|lit(?:er|re)s?)\.?$/i;

const atTheEnd = (
  before: readonly OrderToken[],
  amount: AmountToken,
  name: Pick<ParsedLine, 'leftOver'> & OtherChoice,
  isUnitWord: UnitWordTest,
): ParsedLine => {
  const last = before.at(-1);
  // "Tomaten Ktn 3": the unit stands in front of its number; "Mango Stücke 7" is a name.
  if (isUnitInFront(before, amount, isUnitWord) && last !== undefined)
    return {
      ...name,
      article: textOf(before.slice(0, -1)),
      unit: last.text,
      guesses: [{ kind: 'NUMBER_IN_NAME', text: `${last.text} ${amount.text}` }],
      others: [{ article: name.article, amount: amount.number }],
    };
  const others = fractionOfUnit(amount, name.article);
  // Litres and grams at the end of a name say how much is in a package, more often than how much is wanted.
  if (amount.unit !== undefined && (LITRE.test(amount.unit) || isSmallMeasure(amount.unit)))
    return {
      ...name,
      unit: amount.unit,
      guesses: [{ kind: 'NUMBER_IN_NAME', text: amount.text }],
      others: [...others, { article: `${name.article} ${amount.text}` }],
    };
  return { ...name, unit: amount.unit, others };
};

const PACK_IN_FRONT = /^(\d{1,3}) ?[x×*] ?(\d.*)$/i;

/** "2x6 Cola", "6 × 0,75 l Wein": a package of so many, or so many of a package. */
const packReadings = ([first, ...rest]: readonly OrderToken[]): readonly OtherChoice[] => {
  const [, times, each] = PACK_IN_FRONT.exec(first?.text ?? '') ?? [];
  if (times === undefined || each === undefined || rest.length === 0) return [];
  const name = textOf(rest);
  const isNumber = /^\d+$/.test(each);
  return isNumber
    ? [
        { article: name, amount: times },
        { article: name, amount: String(Number(times) * Number(each)) },
      ]
    : [{ article: `${each} ${name}`, amount: times }];
};

/** "Milch 12 x 1 l", "Zucker 10x1kg": so many of a package, or a package of so many. */
const packBehind = (parts: readonly OrderToken[]): readonly OtherChoice[] => {
  const [, times, each] = PACK_IN_FRONT.exec(parts.at(-1)?.text ?? '') ?? [];
  if (times === undefined || each === undefined || parts.length < 2) return [];
  return [{ article: `${textOf(parts.slice(0, -1))} ${each}`, amount: times }];
};

/** Ways to read a line whose numbers are parts of its name in all likelihood. */
const weakReadings = (parts: readonly OrderToken[]): readonly OtherChoice[] => {
  const at = parts.findLastIndex((part) => part.kind === 'AMOUNT' && isUsable(part));
  const amount = parts[at];
  const rest = parts.filter((_, index) => index !== at);
  return amount?.kind === 'AMOUNT' && rest.length > 0
    ? [{ article: textOf(rest), amount: amount.number, unit: amount.unit }]
    : [];
};

const textOf = (parts: readonly OrderToken[]): string => parts.map(({ text }) => text).join(' ');

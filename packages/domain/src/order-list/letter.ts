import { isOfAddress, isOfFirm, isPersonal, isWholeAddress } from './firm-details';
import { noise, withoutQuote } from './noise';
import type { OrderListLine } from './order-list-line';

/** Ends a letter: what stands below is the name and the address of the writer. */
const CLOSING =
  /^(?:mfg|lg|bg|vg|beste|mit (?:freundlichen|besten|lieben|herzlichen|schönen)|(?:danke und )?(?:liebe|beste|schöne|viele|freundliche|herzliche) grüße|gruß|schöne grüße|(?:kind|best|warm|many)? ?regards|cheers|yours|sincerely|danke?\b|vielen dank|besten dank|thanks|thank you|-- ?$)/iu;
/** Goes on with the order behind the end of the letter. */
const GOES_ON =
  /^(?:p\.?\s?s\.?\b|und\b|ach ja|also\b|and\b|oh\b)|(?<!\p{L})(?:noch|auch|bitte|außerdem|dazu|please|as well|too)(?!\p{L})/iu;

/** What letters say besides: how to deliver, who one is, what is still open. */
const REMARK = new RegExp(
  [
    String.raw`^(?:bitte |please )?(?:um |die |eine )?(?:(?:an|zu|ab)?(?:liefer|stell|hol)(?:n|ung|en|t)?|rückruf|rückmeldung|deliver(?:y|ed)?|call|send)(?!\p{L})`,
    String.raw`^bitte (?:liefern|senden|schicken|um|an|bis|nicht|pünktlich|wie)(?!\p{L})`,
    String.raw`^(?:letzte[rsn]?|last|previous) (?:lieferung|bestellung|mal|delivery|order|time)(?!\p{L})`,
    String.raw`^(?:leergut|pfand|empties|rechnung|invoice|rabatt|skonto|discount|zahlung|zahlbar|payment|mindestbestellwert|bestellung|order|hochzeit|taufe|geburtstag|wedding|anbei|kundennummer|kundennr|kd-?\.?nr)(?![\p{L}-])`,
    String.raw`^(?:wir|ich|we|i|es) (?:sind|haben|kommen|erwarten|bin|komme|are|have|expect)(?!\p{L})`,
    String.raw`^(?:hier (?:ist|kommt|unsere)|here is|unsere bestellung|our order|diese woche|nächste woche|und bitte)(?!\p{L})`,
    String.raw`^(?:für|for) (?:die|den|das|unser|heute|morgen|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|the|our|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const SEPARATES_MAILS =
  /^[-_=]{2,}.*(?:nachricht|message|mail|weitergeleitet|forwarded).*[-_=]{2,}$|^(?:am|on)\s.{4,80}(?:schrieb|wrote)\b.{0,80}:$/iu;

const ANSWERED =
  /^(?:am|on)\s.{4,80}(?:schrieb|wrote)\b.{0,80}:$|^(?:von|from):\s\S|^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)):?$/iu;
/** Mails quote so what they answer. */
const QUOTE = '>';

/** Where a mail ends that orders something, and the one begins that it answers. */
const beginningOfQuoted = (lines: readonly OrderListLine[]): number => {
  const first = lines.findIndex(isOrdered);
  const isOwn = !(lines[first]?.text ?? QUOTE).startsWith(QUOTE);
  const at = lines.findIndex(
    ({ text }, index) =>
      index > first && (ANSWERED.test(withoutQuote(text)) || (isOwn && text.startsWith(QUOTE))),
  );
  return first < 0 || at < 0 ? lines.length : at;
};

/** What an older mail ordered below the one that answers it was delivered long ago, in all likelihood. */
const asOfBefore = (line: OrderListLine): OrderListLine =>
  line.status === 'READY' || line.status === 'GUESSED'
    ? { ...line, status: 'GUESSED', guesses: [...line.guesses, { kind: 'ORDER_DOUBTED', text: '>' }] }
    : line;

const IS_TABLE = /[\t;]/;
const AMOUNT_NAMED = /\p{L}:\s*\d/u;

/** Whether a line names something, and nothing that could be how much of it. */
const isWordsAlone = ({ status, article, amount, remarks }: OrderListLine): boolean =>
  status === 'INCOMPLETE' &&
  amount === undefined &&
  article?.kind === 'NAME' &&
  remarks.every(({ code }) => code === 'AMOUNT_MISSING');

const isAmountAlone = (line: OrderListLine | undefined): boolean =>
  line?.article === undefined && (line?.amount !== undefined || line?.unit !== undefined);

/** Behind a number of a customer an order may stand, which its unit tells: "Kundennr. 48213, 3 Ktn Tomaten". */
const isOrdered = ({ status, unit, article, text }: OrderListLine): boolean =>
  (status === 'READY' || (status === 'GUESSED' && (unit !== undefined || article?.kind !== 'NAME'))) &&
  !(unit === undefined ? isPersonal : isWholeAddress)(withoutQuote(text));

const asNoise = ({ lineNumber, text }: OrderListLine): OrderListLine => noise({ lineNumber, line: text });

/**
 * Tells a letter from the order in it: the writer's name and address below, remarks and headings between. A line with
 * an amount and a unit is an order wherever it stands; one that is only words is none where a letter has such words.
 */
export const withoutLetter = (lines: readonly OrderListLine[]): readonly OrderListLine[] => {
  const isForm = lines.some((line) => AMOUNT_NAMED.test(line.text) && isOrdered(line));
  const lastOrdered = lines.findLastIndex(isOrdered);
  const quoted = beginningOfQuoted(lines);
  let isClosed = false;
  return lines.map((whole, index) => {
    const line = index >= quoted ? asOfBefore(whole) : whole;
    if (IS_TABLE.test(line.text)) return line;
    const text = withoutQuote(line.text);
    if (line.status === 'NOISE') {
      isClosed ||= CLOSING.test(text);
      return line;
    }
    if (isOrdered(line) && line.unit !== undefined) {
      isClosed = false;
      return line;
    }
    if (isPersonal(text) || SEPARATES_MAILS.test(text)) return asNoise(line);
    const isSignature = isClosed && index > lastOrdered;
    if (isSignature && isOfAddress(text, withoutQuote(lines[index - 1]?.text ?? ''))) return asNoise(line);
    if (!isWordsAlone(line)) return line;
    if (isOfFirm(text) || REMARK.test(text)) return asNoise(line);
    if (isSignature && !GOES_ON.test(text)) return asNoise(line);
    if (!text.endsWith(':') || isAmountAlone(lines[index + 1])) return line;
    // Between rows such as "Tomaten: 3" it is one without an amount, else the name of what follows.
    return isForm ? { ...line, status: 'NOT_ORDERED', remarks: [] } : asNoise(line);
  });
};

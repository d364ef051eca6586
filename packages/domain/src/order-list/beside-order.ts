import type { UnitWordTest } from './unit-words';

const SIDE = String.raw`(?:filiale|standort|branch|outlet|kostenstelle|kst|cost cent(?:er|re)|abteilung|abt|department|dept)(?:\.\s?|\s?[:#]\s?|\s)(?:(?:nr|no)\.?\s?)?`;
/** Sides of a firm, whose numbers are no amounts: "Filiale 28 Küche", "Kst 4711", "Filiale Wien 10". */
const PLACE = new RegExp(
  String.raw`^${SIDE}(?:\p{L}+\s\d{1,6}|\d{1,6}(?:[\s,/-]+(\p{L}+))?(?:[\s,/-]+\p{L}+)?)$`,
  'iu',
);

const OF_WHOM =
  '(?:customer|account|client|purchase order|kunden?|kd|rechnungs?|lieferschein|beleg|vorgangs?|angebots?|auftrags?)';
const NUMBER_SIGN = String.raw`(?:[\s.-]*(?:nummer|nr|no|number|num|ref)\.?)`;
const NUMBER_OF_PAPER = String.raw`\s*[:#]?\s*[a-z]{0,3}\d[\d/.-]*`;
/** Numbers of customers and papers: "Ihre Kundennummer: 48213", "our order no. 4711/26". A "Bestell-Nr." may be an article's. */
const PAPER = new RegExp(
  [
    String.raw`^(?:(?:unsere?|ihre?|meine?|our|your|my)\s)?${OF_WHOM}${NUMBER_SIGN}${NUMBER_OF_PAPER}$`,
    String.raw`^(?:unsere?|ihre?|meine?|our|your|my)\s(?:bestell|order|reference|ref|p\.?o\.?)${NUMBER_SIGN}?${NUMBER_OF_PAPER}$`,
    String.raw`^(?:kunde|customer|kd)\s*[:#]?\s*\d{4,}$`,
    String.raw`^(?:order|reference)${NUMBER_SIGN}${NUMBER_OF_PAPER}$`,
    String.raw`^(?:rechnung|lieferschein|auftrag|angebot|invoice|delivery note)${NUMBER_SIGN}?${NUMBER_OF_PAPER}$`,
  ].join('|'),
  'iu',
);

const LINE_NUMBER = String.raw`(?:t|tel|telefon|phone|f|fax|m|mob|mobile?|mobil|handy)[.:]?\s*(?:\+|00?)[1-9][\d\s()/-]{5,}`;
/** "T 0662/123456 F 0662/123457". */
const TELEPHONE = new RegExp(String.raw`^${LINE_NUMBER}(?:[\s,|/;-]*${LINE_NUMBER})*$`, 'iu');

/** What goes back: empties, complaints. */
const BACK =
  /^(?:leergut|pfandgut|empties|abholung|retour(?:e|en)?|retourware|rückgabe|rücknahme|gutschrift|reklamation|returns?|credit note)(?![\p{L}-])|^\d{1,4}\s\p{L}+\s(?:leergut|pfandgut|empties|(?:leer|retour|zurück)(?:\s(?:leer|retour|zurück))*)$/iu;

/** For how many, and when. */
const OCCASION =
  /^(?:personen(?:an)?(?:zahl)?|gäste(?:zahl)?|pax|guests|covers|people)\s*[:=]?\s*\d{1,4}$|^(?:ca\.?\s*)?\d{1,4}\s*(?:pax|personen|gäste|people|guests|covers)$|\s\d{1,4}\s(?:sitz)?plätze$|\s\d{1,4}\sseats$|^(?:kw|tour)\s?\d{1,3}$/iu;
const HOUR = String.raw`\d{1,2}(?:[.:]\d\d)?`;
const TIME = new RegExp(
  String.raw`^(?:(?:uhrzeit|lieferzeit|zeit|delivery time|time)\s*:?\s*)?(?:ab|bis|um|gegen|zwischen|vor|nach|by|until|before|after|at|between|from)?\s*${HOUR}(?:\s?(?:-|–|bis|und|to|and)\s?${HOUR})?\s?(?:uhr|am|pm|o'clock)(?:\s\p{L}+)?$|^(?:uhrzeit|lieferzeit|delivery time)\s*:?\s*${HOUR}(?:\s?(?:-|–|bis|to)\s?${HOUR})?$|^(?:ab|bis|um|by|until)\s${HOUR}$`,
  'iu',
);

/** "Abt 3 Stk" is three of something. */
const isPlace = (text: string, isUnitWord: UnitWordTest): boolean => {
  const [found, behind = ''] = PLACE.exec(text) ?? [];
  return found !== undefined && !isUnitWord(behind);
};

/** Longer lines say more than one thing. */
const LONGEST = 80;

/** Whether a line says what stands beside an order: which branch, which paper, what goes back, for how many and when. */
export const isBesideOrder = (text: string, isUnitWord: UnitWordTest): boolean =>
  text.length <= LONGEST &&
  (isPlace(text, isUnitWord) ||
    PAPER.test(text) ||
    TELEPHONE.test(text) ||
    BACK.test(text) ||
    OCCASION.test(text) ||
    TIME.test(text));

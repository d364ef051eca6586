import { isFirmDetail } from './firm-details';
import type { UnitWordTest } from './unit-words';

const SIDE = String.raw`(?:filiale|standort|branch|outlet|kostenstelle|kst|cost cent(?:er|re)|abteilung|abt|department|dept)(?:\.\s?|\s?[:#]\s?|\s)(?:(?:nr|no)\.?\s?)?`;
/** Sides of a firm, whose numbers are no amounts: "Filiale 28 Küche", "Kst 4711", "Filiale Wien 10". */
const PLACE = new RegExp(
  String.raw`^${SIDE}(?:\p{L}+\s\d{1,6}|\d{1,6}(?:[\s,/-]+(\p{L}+))?(?:[\s,/-]+\p{L}+)?)$`,
  'iu',
);

const OF_WHOM =
  '(?:cust|customer|account|client|purchase order|kunden?|kd|rechnungs?|lieferschein|beleg|vorgangs?|angebots?|auftrags?)';
const NUMBER_SIGN = String.raw`(?:[\s.-]*(?:nummer|nr|no|number|num|ref)\.?)`;
const NUMBER_OF_PAPER = String.raw`\s*[:#]?\s*[a-z]{0,3}\d[\d/.-]*`;
/** Numbers of customers and papers: "Ihre Kundennummer: 48213", "our order no. 4711/26". A "Bestell-Nr." may be an article's. */
const PAPER = new RegExp(
  [
    String.raw`^(?:(?:unsere?|ihre?|meine?|our|your|my)\s)?${OF_WHOM}${NUMBER_SIGN}(?:\s(?:lautet|ist|is))?${NUMBER_OF_PAPER}$`,
    String.raw`^(?:unsere?|ihre?|meine?|our|your|my)\s(?:bestell|order|reference|ref|p\.?o\.?)${NUMBER_SIGN}?${NUMBER_OF_PAPER}$`,
    String.raw`^(?:kunde|customer|kd)\s*[:#]?\s*\d{4,}$`,
    String.raw`^(?:order|reference)${NUMBER_SIGN}${NUMBER_OF_PAPER}$`,
    String.raw`^(?:rechnung|lieferschein|auftrag|angebot|invoice|delivery note)${NUMBER_SIGN}?${NUMBER_OF_PAPER}$`,
  ].join('|'),
  'iu',
);

const MANY = '(?:positionen|pos|zeilen|posten|produkte|items|lines|rows|products)';
/** Words for one line count behind a number alone: "Item 37332" names an article. */
const ONE = '(?:position|zeile|item)';
const IN_ALL = '(?:gesamt|insgesamt|total|summe|in total|in all|overall)';
/** How many lines a list has: "12 Positionen", "Anzahl Artikel: 14", "Total 14 items". "Artikel 14" may be the article's number. */
const COUNT = new RegExp(
  [
    String.raw`^(?:${IN_ALL}\s*[:=]?\s*)?\d{1,5}\s?(?:verschiedene\s|different\s)?(?:${MANY}|artikel|articles)\.?(?:\s(?:${IN_ALL}|bestellt|ordered|offen|open))?$`,
    String.raw`^1\s${ONE}$`,
    String.raw`^(?:zeilen|positions|posten|artikel)(?:an)?zahl\s*[:=]?\s*\d{1,5}$`,
    String.raw`^(?:artikel|articles)\s${IN_ALL}\s*[:=]?\s*\d{1,4}$`,
    String.raw`^(?:${IN_ALL}\s)?${MANY}(?:\s${IN_ALL})?\s*[:=]?\s*\d{1,5}$`,
    String.raw`^(?:anzahl|zahl|number|count|no\.?)\s(?:der\s|of\s)?(?:verschiedener?\s|different\s)?(?:${MANY}|artikel|articles)\s*[:=]?\s*\d{1,5}$`,
  ].join('|'),
  'iu',
);

const MONTH =
  '(?:jänner|januar|january|jan|februar|february|feb|märz|march|mar|april|apr|mai|may|juni|june|jun|juli|july|jul|august|aug|september|sept|sep|oktober|october|okt|oct|november|nov|dezember|december|dez|dec)';
/** A day with the month in words: "Donnerstag, 26. November 2026", "November 26, 2026". */
const DATE = new RegExp(
  String.raw`^(?:\p{L}+,\s)?(?:\d{1,2}\.?\s${MONTH}\.?\s\d{4}|\d{1,2}\.\s${MONTH}|${MONTH}\s\d{1,2},\s\d{4})$`,
  'iu',
);

/** What a list comes to or has to: "Warenwert 1.234,50", "Mindestbestellwert: 150 Euro", "order value € 90". */
const VALUE =
  /^(?:(?:mindest|netto|brutto|gesamt)?(?:bestell|waren|auftrags|einkaufs)wert|preis (?:gesamt|netto|brutto)|gesamtpreis|minimum order(?: value)?|order value|goods value|total price)\s*(?:ca\.?|netto|brutto|gesamt|total|net)?\s*[:=]?\s*(?:(?:€|eur|euro)\s?)?\d[\d\s.,']*\s?(?:€|eur|euro)?$/iu;

/** What goes back: empties, complaints. */
const BACK =
  /^(?:leergut|pfandgut|empties|abholung|retour(?:e|en)?|retourware|rückgabe|rücknahme|gutschrift|reklamation|returns?|credit note)(?![\p{L}-])|^\d{1,4}\s\p{L}+\s(?:leergut|pfandgut|empties|(?:leer|retour|zurück)(?:\s(?:leer|retour|zurück))*)$/iu;

/** For how many, and when. */
const OCCASION =
  /^(?:personen(?:an)?(?:zahl)?|gäste(?:zahl)?|pax|guests|covers|people)\s*[:=]?\s*\d{1,4}$|^(?:(?:für|for|gruppe|busgruppe|reisegruppe|group|bankett|hochzeit|banquet|wedding)\s)?(?:ca\.?\s*)?\d{1,4}\s*(?:pax|personen|gäste|people|guests|covers)$|\s\d{1,4}\s(?:sitz)?plätze$|\s\d{1,4}\sseats$|^(?:kw|tour|woche|week|zimmer|room)\s?\d{1,4}$/iu;
const HOUR = String.raw`\d{1,2}(?:[.:]\d\d)?`;
const TIME = new RegExp(
  String.raw`^(?:(?:uhrzeit|lieferzeit|zeit|delivery time|time)\s*:?\s*)?(?:ab|bis|um|gegen|zwischen|vor|nach|by|until|before|after|at|between|from)?\s*${HOUR}(?:\s?(?:-|–|bis|und|to|and)\s?${HOUR})?\s?(?:uhr|am|pm|o'clock)(?:\s(?:früh|morgens|vormittags?|mittags?|nachmittags?|abends?|spätestens|pünktlich|(?:an)?liefer\p{L}*|abholung|sharp|latest|delivery))?$|^(?:uhrzeit|lieferzeit|delivery time)\s*:?\s*${HOUR}(?:\s?(?:-|–|bis|to)\s?${HOUR})?$|^(?:ab|bis|um|by|until)\s${HOUR}$|^(?:[01]?\d|2[0-3]):[0-5]\d$`,
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
    isFirmDetail(text, isUnitWord) ||
    PAPER.test(text) ||
    COUNT.test(text) ||
    DATE.test(text) ||
    VALUE.test(text) ||
    BACK.test(text) ||
    OCCASION.test(text) ||
    TIME.test(text));

import { isBesideOrder } from './beside-order';
import { withoutTelephone } from './firm-details';
import { holdsScannedCode } from './scanned-code';
import type { OrderListLine } from './order-list-line';
import type { SourceRow } from './source-row';
import type { UnitWordTest } from './unit-words';

/** A line that orders nothing. */
export const noise = ({ lineNumber, line }: SourceRow): OrderListLine => ({
  lineNumber,
  text: line.trim(),
  status: 'NOISE',
  guesses: [],
  remarks: [],
  alternatives: [],
});

const TOTAL =
  /^(?:zwischen|gesamt|end)?(?:summe|gesamt|total|betrag|gewicht)\b|^(?:gewicht gesamt|anzahl (?:der )?(?:positionen|artikel)|number of (?:items|lines)|mindestbestellwert|zzgl|inkl|druckdatum)\b|^(?:sub|grand )?total\b|^(?:netto|brutto|mwst|ust|vat|übertrag|seite \d|page \d)/i;
/** Words that begin names of goods as well, "Total Joghurt": of sums where nothing but such words and numbers follows. */
const MAY_BE_NAME = /^(?:total|netto|brutto|mwst|ust|vat|inkl|zzgl)\b/i;
const OF_SUM =
  /^(?:[\s.,:;()€$/+-]|\d+(?:[.,]\d+)?\s?%|(?<=^(?:total|netto|brutto)[\s:=€]{0,9})\d+(?!\s?%)|\d+[.,]\d\d|(?:total|netto|brutto|net|gross|mwst|ust|vat|tax|steuer|eur|euro|inkl|incl|exkl|excl|zzgl|summe|sum|betrag|amount|preis|price|wert|value|warenwert|gesamt|order|bestellung|stück|stk|items?|lines?|positionen|artikel|kg|versand|fracht|lieferung|shipping|delivery|pfand|skonto|rabatt|discount|of|der|die|in|und|and)(?![\p{L}\d]))*$/iu;
const FEW_CELLS = 3;

/** Whether a row of a table sums others up: it begins with the word for it and is hardly filled besides. */
export const isTotal = (cells: readonly string[]): boolean => {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  return (
    TOTAL.test(first) &&
    (!MAY_BE_NAME.test(first) || OF_SUM.test(first)) &&
    others.length < FEW_CELLS &&
    others.every((cell) => /^[\d\s.,€EUR-]*(?:kg|l)?$/.test(cell))
  );
};

/** Whether a row of a table names the group of the rows below: one cell of words alone. */
export const isGroup = (cells: readonly string[]): boolean => {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && cells.length > 2 && /\p{L}/u.test(only) && !/\d/.test(only);
};

const GREETING =
  /^(?:(?:hallo|hi|hey|servus|moin|hello)(?!\p{L})|grüß|gruess|guten (?:morgen|tag|abend)|sehr geehrte|liebe[rs]? |dear |good (?:morning|afternoon|evening)|mfg|mit (?:freundlichen|besten|lieben) grüßen|(?:liebe|beste|schöne|viele|freundliche) grüße|lg\b|vielen dank|danke|besten dank|thanks|thank you|(?:kind|best) regards|regards|cheers)/iu;
const HEAD_OF_MAIL =
  /^(?:von|an|cc|betreff|gesendet|datum|from|to|subject|sent|date|tel|telefon|phone|mobil|fax|e-?mail|web|www\.|https?:|gesendet von|sent from)\b\s*[:.]|^(?:https?:\/\/|www\.)|^(?:sent (?:from|with)|gesendet (?:von|mit|über)|von meinem) /i;
const MAIL_ADDRESS = /\S@\S+\.\p{L}/u;
const TITLE =
  /^(?:(?:unsere|meine|neue|die|our|my|new) )?(?:bestellung|bestellliste|einkaufsliste|bestellschein|order|order list|shopping list)(?: (?:für|vom|for|of|kw)\b.*)?:?$|^(?:bitte|wir (?:brauchen|bräuchten|benötigen|bestellen)|ich (?:brauche|bräuchte|bestelle)|für (?:morgen|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag)|(?:please|we need|i need|for tomorrow|for today))\b[^\d]*:$/i;
const DAY =
  /^(?:(?:liefer(?:termin|datum|tag|ung)|bestell(?:datum|ung vom)|delivery(?: date)?|order date|datum|date)\s*:?\s+)?(?:(?:für|zum|bis|am|for|by|on)\s+)?(?:(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\.?,?\s*)?(?:(?:den|am|the)\s+)?(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4})(?:,?\s\d{1,2}[:.]\d\d(?:\suhr)?)?\s*:?$/i;
const DAY_ALONE =
  /^(?:(?:für|zum|bis|am|for|by|on)\s+)?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|heute|morgen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow)\s*:?$/i;
/** What a messenger writes where something else than words was sent, and what people answer with. */
const OF_MESSENGER =
  /^<[^<>\d]{3,40}(?:ausgeschlossen|weggelassen|omitted|gelöscht|deleted)>$|^(?:bild|foto|video|audio|sticker|dokument|image|photo|document|gif)\s(?:weggelassen|omitted)$|^(?:diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|this message was deleted|you deleted this message|verpasster? (?:sprach|video)anruf|missed (?:voice|video) call)\.?$|^(?:sprachnachricht|voice message)\s*\(?[\d:]*\)?$|^(?:ok(?:ay)?|passt(?: so)?|thx|ty|alles klar|fertig|das (?:wäre|wär’s|war’s|wars|ist) alles|that(?:'|’)?s (?:all|it)|gelesen|danke?)[.!\s]*$/iu;
const LETTERS_OR_DIGITS = /[\p{L}\p{N}]/u;

const ABOUT =
  /^(?:kunden(?:nummer|nr|-nr)\.?|kunde|customer(?: no\.?)?|kostenstelle|cost cent(?:er|re)|stand|liefer(?:adresse|ung|termin|tag|datum)|delivery(?: date| address)?|auftrag|ansprechpartner|filiale|ihre? zeichen|purchase order)\s*[:.\t;|]/i;
const SUM =
  /^(?:zwischen|gesamt|end)?(?:summe|total|betrag|gesamt)[\s\d.,:;|€]*$|^(?:übertrag|seite|page|blatt)[\s\d.,:;|€/]*(?:von \d+|of \d+)?[\s;|]*$|^ende (?:der )?liste|^-\s*\d{1,3}\s*-$/i;

/** A line without the signs that mails put in front of what they quote. */
export const withoutQuote = (line: string): string => line.trim().replace(/^(?:>\s*)+/, '');

/** Where an order is delivered to looks like one: "Lieferadresse: Hauptstraße 3 St. Pölten". */
const OF_PLACE = /^(?:liefer|delivery )?(?:adresse|address|anschrift)/i;

/** Whether a line begins as the head of a mail, a title or a name does; an order may stand behind it. */
export const isFrontOfOrder = (line: string): boolean => {
  const text = withoutQuote(line);
  return (
    !OF_PLACE.test(text) &&
    (HEAD_OF_MAIL.test(text) || MAIL_ADDRESS.test(text) || TITLE.test(text) || ABOUT.test(text))
  );
};

/** Whether a line of text is a greeting, the head of a mail, a title, a day: decoration of a list, and no part of it. */
export const isDecoration = (line: string, isUnitWord: UnitWordTest): boolean => {
  const text = withoutQuote(line);
  return (
    !LETTERS_OR_DIGITS.test(text) ||
    (GREETING.test(text) && !/\d/.test(withoutTelephone(text))) ||
    (HEAD_OF_MAIL.test(text) && !holdsScannedCode(text)) ||
    MAIL_ADDRESS.test(text) ||
    OF_MESSENGER.test(text) ||
    TITLE.test(text) ||
    DAY.test(text) ||
    DAY_ALONE.test(text) ||
    ABOUT.test(text) ||
    SUM.test(text) ||
    isBesideOrder(text, isUnitWord)
  );
};

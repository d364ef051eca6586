import { parseGtin } from '../product';
import { holdsScannedCode } from './scanned-code';
import type { UnitWordTest } from './unit-words';

const LINE_WORD = String.raw`(?:t|f|m|mob|call|festnetz|whatsapp|(?:bitte\sum\s)?rückruf(?:\sunter)?|(?:mobil|mobile\s|büro|office\s|küche\s|kitchen\s)?(?:tel|telefon|telephone|phone|fax|mobile?|cell|handy))(?:[\s.-]*(?:nummer|nr|number|no))?`;
const LINE_NUMBER = String.raw`${LINE_WORD}[.:]{0,2}\s*(?:\+|\(?00?)[1-9][\d\s()/-]{5,}`;
/** As long as numbers of telephones are, so that "04711 1000" stays an article and its amount: "0664/1234567", "(0662) 12 34 56". */
const BARE_NUMBER = String.raw`(?:\(0[1-9]\d{0,4}\)|0[1-9]\d{1,4})[\s/-]+(?:\d[\s/-]?){6,}|(?:00|\+)[1-9]\d{0,2}[\s/-]+(?:\(0\))?(?:\d[\s/-]?){7,}`;
/** "T 0662/123456 F 0662/123457", "DW 12". */
const TELEPHONE = new RegExp(
  String.raw`^(?:${LINE_NUMBER}(?:[\s,|/;-]*${LINE_NUMBER})*|${BARE_NUMBER}|(?:dw|durchwahl|klappe|ext|extension)[.:]{0,2}\s*\d{1,4})$`,
  'iu',
);
const TELEPHONE_BEHIND = new RegExp(String.raw`[\s,;|/]+(?:${LINE_NUMBER}|${BARE_NUMBER})$`, 'iu');

/** A code in groups of digits, "0123 4567 8901 2", has the form of one, and so has a scanned "(01) 0909…": their check digits tell. */
const isTelephone = (text: string): boolean =>
  TELEPHONE.test(text) && !holdsScannedCode(text) && parseGtin(text.replaceAll(/[\s/-]/g, '')) === undefined;

/** Longer lines say more than one thing. */
const LONGEST = 80;

/** A line without the number of a telephone at its end: "LG Karl, Tel. 0664 1234567". */
export const withoutTelephone = (text: string): string =>
  text.length <= LONGEST ? text.replace(TELEPHONE_BEHIND, '') : text;

/** Whose account and which firm: "AT61 1904 3002 3457 3201", "GLN 9012345000004", "Steuernr.: 12 345/6789". */
const FIRM =
  /^[a-z]{2}\d{2}(?:\s?\d{4}){3,7}(?:\s?\d{1,3})?$|^(?:gln|iln)\s*:?\s*\d{13}$|^(?:steuer|konto|debitor(?:en)?)[\s.-]*(?:nummer|nr)\.?\s*:?\s*\d[\d\s/-]*$|^debitor\s*:?\s*\d{4,}$|^blz\s*:?\s*\d{5}\b|^(?:firmenbuch\S*\s)?fn\s?:?\s?\d{5,6}\s?[a-z]$/iu;

/** Where somebody is: "Hauptstraße 12", "A-5020 Salzburg". */
const ADDRESS =
  /^(?:\p{L}[\p{L}.-]*\s){0,2}\p{L}*(?:straße|strasse|gasse)\s\d{1,4}\s?[a-z]?$|^(?:a|at|d|de|ch|i|it)-\d{4,5}\s\p{L}[\p{L} .-]*$/iu;

/** "A 5020 Salzburg"; "D 5000 Stk" is much of something. */
const TOWN_OF_COUNTRY = /^(?:a|at|d|de|ch|i|it)\s\d{4,5}\s(\p{L}+)(?:[\s./-]\p{L}+)*$/iu;

const isTown = (text: string, isUnitWord: UnitWordTest): boolean => {
  const [found, name = ''] = TOWN_OF_COUNTRY.exec(text) ?? [];
  return found !== undefined && !isUnitWord(name);
};

/** Whether a line says how to reach somebody, where, and what accounts and registers call them: never an order. */
export const isFirmDetail = (text: string, isUnitWord: UnitWordTest): boolean =>
  isTelephone(text) || FIRM.test(text) || ADDRESS.test(text) || isTown(text, isUnitWord);

/** Numbers that belong to somebody, whatever else they look like. */
const IDENTIFIES =
  /^(?:(?:bestellung |order )?(?:kundennummer|kundennr|kd-?\.?nr|customer no)\b|ust-?id|uid(?:-?nr)?\b|atu\s?\d{8}|fn\s?\d{5}|iban\b|\+\d{2}[\s\d()/-]{5,}$)/iu;
/** What firms print about themselves. Where an amount stands beside such a word it may be a product: "Bank 3". */
const OF_FIRM =
  /^(?:bic:?\s[a-z]{4}(?:at|de|ch|li|it|hu|cz|sk|si|fr|nl|be|lu|gb|es|pl|hr|ro)[a-z\d]{2}(?:[a-z\d]{3})?|gln|firmenbuch|steuer-?nr|handelsregister|hrb|vat no|bank|konto|geschäftsführ(?:er|erin|ung)|inh(?:aber|aberin)?|ceo|managing director|öffnungszeiten|opening hours|ruhetag|(?:diese|this) (?:e-?mail|nachricht|message))(?!\p{L})/iu;
/** "Hauptstraße 12", "Marktplatz 3, 5020 Salzburg", "12 High Street". */
const STREET =
  /^(?:\S+\s){0,2}\S*(?:stra(?:ß|ss)e|str\.|gasse|platz|allee)\s\d{1,4}[a-z]?(?:[/,]|$)|^\d{1,4}[a-z]?\s(?:\p{Lu}\p{L}+\s){1,2}(?:street|road|avenue|lane|square)\b/iu;
/** "Marktplatz 3, 5020 Salzburg": nobody orders so. */
const WHOLE_ADDRESS =
  /^(?:\S+\s){0,2}\S*(?:stra(?:ß|ss)e|str\.|gasse|platz|allee)\s\d{1,4}[a-z]?,\s*(?:[a-z]{1,2}-)?\d{4,5}\s\p{L}+(?:[\s/.-]\p{L}+){0,4}$/iu;
/** "8010 Graz", "A-5700 Zell am See": without its street "1200 Servietten" looks alike. */
const TOWN = /^(?:[a-z]{1,2}-)?\d{4,5}\s\p{L}+(?:[\s/.-]\p{L}+){0,4}$/iu;

/** Where somebody is, whatever unit its numbers and words look like. */
export const isWholeAddress = (text: string): boolean => WHOLE_ADDRESS.test(text);

/** It says who somebody is, whatever numbers stand in it. */
export const isPersonal = (text: string): boolean => IDENTIFIES.test(text) || isWholeAddress(text);

/** Whether firms print such about themselves, unless an amount stands beside it. */
export const isOfFirm = (text: string): boolean => OF_FIRM.test(text);

/** Whether a line is a street, or the town below one; elsewhere both look like articles. */
export const isOfAddress = (text: string, before: string): boolean =>
  STREET.test(text) || (TOWN.test(text) && STREET.test(before));

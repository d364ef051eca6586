/** What the name of a column says about it. */
type HeadingKind =
  | 'SKU'
  | 'GTIN'
  | 'NAME'
  /** "Artikel": the number or the name, as its cells tell. */
  | 'ARTICLE'
  | 'AMOUNT'
  | 'UNIT'
  | 'DAY'
  /** Holds numbers that are never an amount to order: prices, stock, positions, past orders. */
  | 'OTHER';

/** What a heading says. */
export interface Heading {
  readonly kind: HeadingKind;
  /** How exactly it does; of two columns that claim one role the more exact wins. */
  readonly exactness: number;
  /** "Menge in Ktn": the unit that the amounts are written in. */
  readonly unit?: string | undefined;
  /** "Ktn" alone: how many of them, or how many are in one. */
  readonly unitAlone?: string | undefined;
  /** Holds money, which has decimals. */
  readonly isPrice?: boolean | undefined;
  /** What of a line stands below, where the column is not needed to tell the article. */
  readonly detail?: LineDetail | undefined;
}

/** How exact a heading is that can mean nothing else: "Artikelnummer", where "Nr." may be the customer's. */
const MOST_EXACT = 3;

/** Whether a heading can mean nothing else. */
export const namesOnlyThat = ({ exactness }: Heading): boolean => exactness >= MOST_EXACT;

/** What a buyer writes beside an order, by its name in the cart. */
export type LineDetail = 'note' | 'costCentre' | 'customerArticleNumber';

/** A heading in lower case, its words apart: "Artikel-Nr." is "artikel nr". */
const wordsOfHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}€#%]+/gu, ' ')
    .trim();

const DAYS =
  /^(?:(?:filiale|standort|haus|küche|outlet|branch|store|kw|woche|week) ?\d{1,4}|(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: \d.*)?)$/;

const MONEY =
  /preis|price|betrag|summe|umsatz|rabatt|discount|mwst|ust|steuer|\btax\b|\bvat\b|€|\beur\b|euro|netto|brutto|\bnet\b|gross|\b[ev]k\b|\bep\b|wert|value|kosten|cost/;
/** Of what has to do with money, what is written with cents: neither rates nor factors. */
const PRICE =
  /preis|price|betrag|summe|umsatz|€|\beur\b|euro|netto|brutto|\bnet\b|gross|\b[ev]k\b|\bep\b|\bgp\b|wert|value|kosten|cost/;
const TOTAL = /total|gesamt/;
const STOCK =
  /bestand|vorrat|\blager|stock|on hand|inventur|inventory|\bist\b|\bsoll\b|\bpar\b|\bmin\b|\bmax\b|mindest|minimum|maximum|verbrauch|geliefert|delivered|rückstand|verfügbar|available/;
const PAST =
  /letzte|zuletzt|\blast\b|vorjahr|vormonat|vorwoche|previous|durchschnitt|average|\bø|üblich|usual/;
const FURTHER =
  /datum|\bdate\b|kunde|customer|lieferant|supplier|bemerkung|kommentar|comment|^infos?$|notiz|\bnotes?\b|hinweis|remark|kategorie|category|warengruppe|gruppe|group|marke|brand|hersteller|herkunft|origin|gewicht|weight|inhalt|content|größe|\bsize|allergen|telefon|tel\b|adresse|address|seite|page|kostenstelle|cost cent|^werk$|^plant$|status|bild|faktor|^rezept|^recipe|^gericht|^speisen?$|^menüs?$|personen|portionen|gäste|\bpax\b|guests|covers|servings/;
/** "Wunschtermin" and "Bestelldatum" hold days, whatever else their words say. */
const DATE = /datum|\bdate\b|termin|liefertag|delivery day|uhrzeit|\btime\b/;
/** "Menge (Einheiten)", "Quantity (units)": how many, and not of what. */
const AMOUNT_IN_UNITS = /(?:menge|anzahl|qty|quantity|amount)(?: in)? .*(?:einheit|unit)/;
const POSITION = /^(?:pos|position|lfd|lfd nr|zeile|line|line no|row|#|nr lfd|pos nr|posnr|laufnummer)$/;
const PACK = /^(?:verpackung|gebinde|packung|pack|packaging|pack size|vpe größe|gebindegröße|packgröße)$/;

const UNIT =
  /(?:^| )(?:um|mj|me|eh|ehm|bme|vme|uom|ve|vpe|vke|einh|unit|units)(?: |$)|einheit|unit of measure|gebindeart|\bmeasure$/;
/** Short words only behind what is numbered: "Item code", "MATNO", but neither "Kiwano" nor "Korrekturfluid". */
const NUMBER_WORD =
  /(?:nr|nummer|number)(?= |$)|(?:^| |art|article|artikel|item|mat|material|prod|product|produkt|order|best|sku|ean|kunden?|customer|post)(?:num|no|code|id|key)$/;
/** Of the order, where another column has the article's; "Bestell-Nr." is the article's in any catalogue. */
const OF_PAPER = /^(?:purchase )?order (?:no|nr|number|num|id|key)$|^po (?:no|nr|number)$/;
const SKU_WORD = /^(?:codice|kód|sku|plu|artnr|artikelnr|artikelnummer|materialnr|materialnummer)$/;
const OF_PRODUCT = /art|item|material|mat|prod|waren|bestell|order|sku/;
/** Numbers of customers, papers and telephones; a customer's own number of an article is none of the shop's. */
const OF_OTHERS = /kunde|customer|\btel|\bust|\buid|kosten|auftrag|rechnung|beleg/;
const OF_SUPPLIER = /liefer|supplier/;
const GTIN = /\b(?:ean|gtin|upc)|barcode|strichcode|scancode/;
const NAME =
  /bezeichnung|^bez(?: |$)|(?:^| )bez$|^artbez|name|beschreibung|description|artikeltext|produkttext|kurztext|^text$|^ware$|^waren$|^goods$|^descrizione$|^název$|^popis$|^zutat(?:en)?$|^ingredients?$/;
const PRODUCT = /^(?:artikel|article|art|produkt|product|item|items|produkte|products|material|matnr)$/;

const ORDER =
  /bestell|\border|bedarf|benötigt|gewünscht|wunsch(?= |$|menge|anzahl)|\bneed|required|requested/;
const COUNT =
  /menge|množství|\bmge\b|\bmg\b|anzahl|\banz\b|qty|quantit|\bamount\b|\bcount\b|stückzahl|stueckzahl|^best$|wie ?viele?\b|how many/;
/** What was, or will be, counted for something else than this order. */
const OTHER_COUNT =
  /rest(?:menge|e|bestand)?$|^rest |fehl(?:menge|end)|retour|rück(?:gabe|nahme|ware)|\breturn|gutschrift|credit|storn|cancel|verkauft|\bsold\b|gezählt|counted|^(?:stk|stück|st|pcs|pieces|units|einheiten) (?:pro|je|per) |^(?:pro|je|per) (?:ve|vpe|karton|ktn|kiste|gebinde|packung|pkg|palette|pal|case|carton|box|pack|unit|pallet)$/;
/** "Menge je Karton", "Menge pro Tag", "Menge mal 10", "Menge in 1000": of what it is multiplied nobody can tell. */
const MULTIPLIED = / (?:je|pro|per|mal|x|times) | in (?:\d{2,}|tausend|hundert)/;
/** "Vorgeschlagene Menge", "offene Menge", "VPE-Menge": whether that much is ordered, or is in a package, the buyer says. */
const UNDECIDED =
  /vorschlag|vorgeschlagen|empf[eo]hl|suggest|recommend|propos|offen|\bopen\b|geplant|\bplan|prognose|forecast|erwartet|expected|^(?:ve|vpe|gebinde|(?:ver)?packungs?|pack|karton|ktn|kisten?|paletten|case|carton|box|inner|pallet) ?(?:menge|anzahl|qty|quantity|count|amount)$/;
/** "Menge/VPE". */
const PER_PACKAGE = /\/\s*(?:vpe|ve|karton|ktn|kiste|gebinde|packung|pkg|palette|pal)\.?\s*$/iu;
/** Words that say of an order which or whose it is, and leave it an amount. */
const OF_ORDER =
  /^(?:ihre?|deine?|unsere?|meine?|your|our|my|neue?|new|aktuelle?|heutige?|heute|diese|today|this|zu|to|be|die|the|noch|jetzt|now|bitte|please|hier|here|für|for|am|on|kw|in|of|[ij]e|gesamt|total|max|\d+)$/;
const ORDER_WORD =
  /^(?:nach|neu|erst|tages|wochen|vor|zu|ihre)?bestell(?:ung(?:en)?|en|te?)?$|^bestell(?:stück|stk|kolli|koli|colli|karton|ktn|kiste|ve$|vpe$)\p{L}*$|^(?:re)?order(?:s|ed|ing)?$|^(?:tages|wochen|gesamt)?bedarf$|^benötigte?$|^gewünschte?$|^wunsch$|^need(?:s|ed)?$|^required$|^requested$/u;
const PIECES = /^(?:stück|stueck|stk|st|pcs|pieces|kolli|koli|colli|karton|kartons|ktn|kisten|kiste)$/;

const OF_YEAR = /(?:^| )(?:19|20)\d\d$/;

/** What a paper is called, which stands above its columns: "Order template", "Bestellschein". */
const PAPER =
  /^(?:order (?:template|confirmation|form|list|sheet)|bestell(?:vorlage|bestätigung|schein|formular|liste|zettel))$/;

const STORAGE_UNIT = /lagereinheit|storage unit/;

const heading = (kind: HeadingKind, exactness: number): Heading => ({ kind, exactness });

/** "bestellmenge stk" and "menge in ktn": a unit behind the word for amounts. Signs for any package are none. */
const unitBehind = (words: string, isUnitWord: (word: string) => boolean): string | undefined => {
  const [, unit] =
    /(?:menge|mge|anzahl|anz|qty|quantity|ordered|bestellung)(?: in)? (\S+)$/.exec(words) ?? [];
  const isPackage =
    unit !== undefined && /^(?:ve|vpe|vke|kolli|koli|colli|gebinde|units?|einheit(?:en)?)$/.test(unit);
  return unit !== undefined && !isPackage && isUnitWord(unit) ? unit : undefined;
};

const NOTE = /bemerkung|kommentar|comment|notiz|\bnotes?\b|hinweis|remark/;
const COST_CENTRE = /kostenstelle|^kst$|cost cent/;
/** "Ihre Art.-Nr.", "Kundenartikelnummer": on a paper of the shop the buyer's own. */
const OWN_NUMBER =
  /^(?:ihre?|unsere?|eigene?|interne?|your|our|own|internal) .*(?:art|item|product|produkt|mat|nr|nummer|number|no|code)|^(?:kunden?|customer).*(?:art|item|product|mat)|(?:art|item|product|mat).* (?:kunde|customer)$/;

const detailOf = (words: string): LineDetail | undefined => {
  if (COST_CENTRE.test(words)) return 'costCentre';
  if (OWN_NUMBER.test(words)) return 'customerArticleNumber';
  return NOTE.test(words) ? 'note' : undefined;
};

const numberHeading = (words: string): Heading | undefined => {
  if (GTIN.test(words)) return heading('GTIN', 3);
  if (SKU_WORD.test(words)) return heading('SKU', 4);
  // "Artikelnummer Lieferant": whose number it is stands behind.
  if (
    /^(?:art(?:ikel)?|item|product|prod(?:ukt)?)(?: |-)?(?:nr|nummer|no|number|code) (?:lieferant|supplier|group|gruppe)/.test(
      words,
    )
  )
    return heading('SKU', 3);
  if (!NUMBER_WORD.test(words)) return undefined;
  if (OF_OTHERS.test(words) || (OF_SUPPLIER.test(words) && !/\bart|artikel|item|mat/.test(words)))
    return heading('OTHER', 1);
  return heading('SKU', OF_PRODUCT.test(words) && !OF_PAPER.test(words) ? 3 : 2);
};

/** "Ihre Bestellung Stk" is an amount; of "Bestelltag", "Order line" and "Bestellpunkt" nobody knows. */
const isOrderAlone = (words: string, isUnitWord: (word: string) => boolean): boolean =>
  words
    .split(' ')
    .every(
      (word) =>
        ORDER_WORD.test(word) ||
        OF_ORDER.test(word) ||
        PIECES.test(word) ||
        DAYS.test(word) ||
        isUnitWord(word),
    );

const amountHeading = (words: string, isUnitWord: (word: string) => boolean): Heading | undefined => {
  const unit = unitBehind(words, isUnitWord);
  const withUnit = unit === undefined ? {} : { unit };
  if (ORDER.test(words) && (COUNT.test(words) || isOrderAlone(words, isUnitWord)))
    return { ...heading('AMOUNT', 3), ...withUnit };
  // Beside "Menge" that of a year is the past's.
  if (COUNT.test(words)) return { ...heading('AMOUNT', OF_YEAR.test(words) ? 1 : 2), ...withUnit };
  return PIECES.test(words) ? heading('AMOUNT', 1) : undefined;
};

const LONGEST = 40;
/** "Bestell-Nr. 571069", "Menge: 3" are no names of columns: what they name stands beside them. */
const SAYS_ITSELF = /\d{5}|:\s*[\p{L}\p{N}]/u;

/**
 * What the name of a column says, by the parts of its words, whatever digits stand in it.
 *
 * @returns undefined when it says nothing
 */
export const parseHeading = (text: string, isUnitWord: (word: string) => boolean): Heading | undefined => {
  const words = text.length > LONGEST || SAYS_ITSELF.test(text) ? '' : wordsOfHeading(text);
  if (words === '') return undefined;
  const meaning =
    PER_PACKAGE.test(text) && COUNT.test(words)
      ? undefined
      : withUnitAlone(words, headingOf(words, isUnitWord), isUnitWord);
  const detail = detailOf(words);
  if (meaning === undefined || detail === undefined) return meaning;
  // The shop's number is named plainly beside one that is somebody's own.
  const isOwn = detail === 'customerArticleNumber' && meaning.kind === 'SKU';
  return { ...meaning, detail, exactness: isOwn ? OWN_EXACTNESS : meaning.exactness };
};

const OWN_EXACTNESS = 2;
/** Less than any word for amounts says. */
const UNIT_EXACTNESS = 0.5;

/** "Ktn", "kg": beside others of its kind such a column holds how many of them are ordered. */
const withUnitAlone = (
  words: string,
  meaning: Heading | undefined,
  isUnitWord: (word: string) => boolean,
): Heading | undefined => {
  const isAmount = meaning === undefined || (meaning.kind === 'AMOUNT' && meaning.exactness === 1);
  if (!isAmount || words.includes(' ') || !isUnitWord(words)) return meaning;
  return { ...(meaning ?? heading('AMOUNT', UNIT_EXACTNESS)), unitAlone: words };
};

const headingOf = (words: string, isUnitWord: (word: string) => boolean): Heading | undefined => {
  if (PAPER.test(words)) return undefined;
  if (DAYS.test(words)) return heading('DAY', 2);
  if (POSITION.test(words) || PAST.test(words)) return heading('OTHER', 1);
  const number = numberHeading(words);
  if (number !== undefined) return number;
  if (MONEY.test(words)) return { ...heading('OTHER', 1), isPrice: PRICE.test(words) };
  if (TOTAL.test(words) && !ORDER.test(words) && !COUNT.test(words)) return heading('OTHER', 1);
  // Where nothing else is, what was counted in storage units may be ordered so.
  if (STORAGE_UNIT.test(words)) return heading(COUNT.test(words) ? 'AMOUNT' : 'UNIT', 1);
  if (STOCK.test(words) || OTHER_COUNT.test(words) || DATE.test(words)) return heading('OTHER', 1);
  if (COUNT.test(words) && (MULTIPLIED.test(words) || UNDECIDED.test(words))) return undefined;
  if (/einheit|unit|\bme\b/.test(words) && !AMOUNT_IN_UNITS.test(words)) return heading('UNIT', 3);
  const amount = amountHeading(words, isUnitWord);
  if (amount !== undefined) return amount;
  if (UNIT.test(words) || PACK.test(words)) return heading('UNIT', 2);
  if (NAME.test(words)) return heading('NAME', 3);
  if (PRODUCT.test(words)) return heading('ARTICLE', 1);
  return FURTHER.test(words) ? heading('OTHER', 1) : undefined;
};

/** Signs without width, which come along from web pages, mails and byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/** Excel's ways to keep a number a text: ="145576" and '145576. */
const EXCEL_TEXT = /^=\s*"([^"]*)"$/;
const APOSTROPHE = /^['’‘]\s*(?=[^\s'’‘])(?!.*['’‘]$)/;

const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '"': '"',
  "'": "'",
  '*': '*',
  '„': '“”"',
  '“': '”“',
  '”': '”',
  '‚': '‘’',
  '‘': '’',
  '«': '»',
  '»': '«',
};

/** "Art.-Nr.:", "Artikelnummer", "Nr.", "No.", "SKU", "EAN:": what a pen or a form writes in front of a number. */
const LABEL =
  /^(?:(?:(?:art(?:ikel)?|best(?:ell)?|mat(?:erial)?|prod(?:ukt|uct)?|waren|item|article|sku|ean|gtin)[\s.-]{0,3})?(?:nr|nummer|num|no|number|code|id)(?=[\s.:#\d=])|(?:art(?:ikel|icle)?|best|mat(?:erial)?|prod(?:ukt|uct)?|item|sku|plu|barcode|strichcode)(?=[\s.:#=])|(?:ean|gtin|upc)(?:-?(?:8|12|13|14)(?=[\s.:#=]))?(?=[\s.:#\d=]))[\s.:#=-]{0,5}(?=[\p{L}\d(\]])/iu;
const SIGN_IN_FRONT = /^[#№:;,.*=_–—-]+\s*(?=\S)/u;
const SIGN_BEHIND = /\s*[:;,.!?*=_|–—-]+$/u;
/** A pen's bracket behind a number in a list: "373326)". */
const BRACKET_BEHIND = /^([^()]+)\)$/;

/** Narrow signs for wide ones, no signs without width, and no blanks around it. */
export const tidy = (written: string): string =>
  written
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .trim();

const withoutPair = (text: string): string => {
  const closing = PAIRS[text.charAt(0)];
  return text.length > 2 && closing?.includes(text.charAt(text.length - 1)) === true
    ? text.slice(1, -1)
    : text;
};

/** Each takes one thing off that does not belong to a number. */
const PEELS: readonly ((text: string) => string)[] = [
  (text) => EXCEL_TEXT.exec(text)?.[1] ?? text,
  withoutPair,
  (text) => text.replace(APOSTROPHE, ''),
  (text) => text.replace(SIGN_IN_FRONT, ''),
  (text) => text.replace(SIGN_BEHIND, ''),
  (text) => BRACKET_BEHIND.exec(text)?.[1] ?? text,
  // The last one: what begins like a label may be the number itself.
  (text) => text.replace(LABEL, ''),
];

/**
 * A text, and what is left of it as one thing after the other is taken off that pens, forms, spreadsheets and scanners put
 * around a number. What stands further in front is nearer to what was written, and may be a number of the assortment.
 *
 * @example writtenForms('(#373326)') // ['(#373326)', '#373326', '373326']
 */
export const writtenForms = (written: string): readonly string[] => {
  const forms = new Set([written.trim(), tidy(written)]);
  let text = tidy(written);
  for (let before = ''; before !== text;) {
    before = text;
    for (const peel of PEELS) {
      text = peel(text).trim();
      forms.add(text);
    }
  }
  forms.delete('');
  return [...forms];
};

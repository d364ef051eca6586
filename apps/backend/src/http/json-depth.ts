/** How many values a body may hold. The longest list of the contract has 10,000 lines of about twenty. */
export const MAX_JSON_VALUES = 250_000;

/** How deep the JSON of a body may be nested. The deepest shape of the contract needs a third of it. */
export const MAX_JSON_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const COMMA = 0x2c;
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Where a string ends that begins at a quote; the end of the text where it does not. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) return at;
    if (letter === BACKSLASH) at += 1;
  }
  return text.length;
};

/**
 * Whether a text opens more lists and objects inside each other than a number, without parsing it: it reads no further
 * than the bracket that is one too many. A text that is no JSON may be judged either way; parsing it fails anyhow.
 */
export const isDeeperThan = (text: string, most: number): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(letter)) depth += 1;
    else if (CLOSING.has(letter)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
};

/** Whether a text holds more values than a number, lists and objects among them; told like its depth, without parsing it. */
export const hasMoreValuesThan = (text: string, most: number): boolean => {
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (letter === COMMA || OPENING.has(letter)) values += 1;
    if (values > most) return true;
  }
  return false;
};

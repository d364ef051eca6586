const NO_BREAK = '\u00A0';

/** A space before a unit of up to three letters, a times or a per cent sign; after a times sign or "about". */
const INSIDE_MEASURE = /(?<=\d) (?=[×%]|\p{L}{1,3}(?!\p{L}))|(?<=×|\b(?:ca|approx)\.) (?=\d)/gu;

/** A text whose measures stay on one line: neither "1 kg" nor "24 × 0,33 l" is broken in two. */
export const keepMeasuresTogether = (text: string): string => text.replaceAll(INSIDE_MEASURE, NO_BREAK);

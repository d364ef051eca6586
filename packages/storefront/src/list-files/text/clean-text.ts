const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029\f\v]/g;

/** Control letters, of which databases refuse the first; DOS ends a file with one. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Halves of letters, which no network and no database takes. */
const HALF = /\p{Surrogate}/gu;

/** A text as everything behind it takes it: line ends of one kind, no control letters and no halves of letters. */
export const cleanText = (text: string): string =>
  text.replaceAll(LINE_BREAK, '\n').replaceAll(CONTROL, '').replaceAll(HALF, '\ufffd');

/** The same of a cell, which is one line. */
export const cleanCell = (text: string): string =>
  cleanText(text)
    .replaceAll(/[\t\n ]+/g, ' ')
    .trim();

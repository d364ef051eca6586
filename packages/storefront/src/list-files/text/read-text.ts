import type { ListDocument, TextEncodingName } from '../list-document';
import { shownSheet, tables } from '../sheets/list-sheet';
import { cleanText } from './clean-text';
import { joinMultilineCells } from './join-multiline-cells';
import { pipedRows } from './piped-rows';

/** Letters that are judged. */
const MOST_JUDGED = 10_000;

/** Share of control letters from which on it is no text. */
const SHARE = 0.02;

/** Whether letters are a text and not the bytes of something else. */
export const readsLikeText = (text: string): boolean => {
  const start = text.slice(0, MOST_JUDGED);
  const controls = start.match(/(?![\t\n\r\f\v\u0085])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  // DOS ends a file with one.
  return controls <= Math.max(1, start.length * SHARE);
};

/** Reads a list that is text: whole and as it is, but for cells that are broken over lines, and those between strokes. */
export const readText = async (decoded: string, encoding?: TextEncodingName): Promise<ListDocument> => {
  const text = await joinMultilineCells(cleanText(decoded));
  const rows = pipedRows(text);
  return rows === undefined
    ? { format: 'TEXT', encoding, text, gaps: [] }
    : tables('TEXT', [shownSheet('', rows)], { encoding });
};

import type { ListDocument } from './list-document';
import { parseEdifact } from './edifact/parse-edifact';
import { recogniseText } from './recognise';
import { readText } from './text/read-text';
import { Unreadable } from './unreadable';

/** Reads what was pasted: a list, a part of a spreadsheet, an order in EDIFACT. It never fails. */
export const parsePaste = async (text: string): Promise<ListDocument> => {
  if (recogniseText(text) === 'EDIFACT')
    try {
      return parseEdifact(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  return readText(text);
};

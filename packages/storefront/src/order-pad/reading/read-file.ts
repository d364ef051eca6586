import type { OrderListSource } from '@gastroshop/domain/order-list';
import { type ListDocument, readListFile, sourceOf, type UnreadableFile } from '../../list-files';
import type { ListLine } from './list-line';
import { readList } from './read-list';

/** What became of an uploaded list. */
export type ReadFile =
  | { readonly kind: 'READ'; readonly document: ListDocument; readonly lines: readonly ListLine[] }
  | ({ readonly kind: 'UNREADABLE' } & UnreadableFile);

/** Reads what a file or a paste holds. */
export const readSource = (source: OrderListSource, scanned = false): readonly ListLine[] =>
  readList(source, { scanned });

/**
 * Reads an uploaded list in whichever format it is. Of several sheets the one that holds an order is read, and the
 * document offers the others.
 *
 * @param scanned the list of a scanner or hand-held device, where a number alone is one piece
 */
export const readFile = async (file: Blob, scanned = false): Promise<ReadFile> => {
  const reading = await readListFile(file);
  if (reading.kind === 'UNREADABLE') return reading;
  const { document } = reading;
  return { kind: 'READ', document, lines: readSource(sourceOf(document), scanned) };
};

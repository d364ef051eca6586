import type { RowFields } from '../rows/pad-row';
import type { PadLine } from './pad-line';

/**
 * What the fields of a row show where another reading of its line was taken: whatever the buyer settles of it, he settles
 * of that reading, and the others stay as he saw them.
 */
export const shownFields = ({ row, fields }: Pick<PadLine, 'row' | 'fields'>): Partial<RowFields> => {
  if (fields === row) return {};
  const { article, amount, unit } = fields;
  return { article, amount, unit };
};

import { useConfirmedAmounts, useProductContext } from '@gastroshop/storefront/product';
import { useMemo } from 'react';
import { padLine, type PadLine } from '../lines/pad-line';
import { useResolver } from '../resolution/use-resolver';
import type { PadRow } from '../rows/pad-row';
import type { ListLine } from './list-line';

/**
 * What the lines of a list will be in the pad, before they are there.
 *
 * @param list the same array as long as it holds the same
 */
export const useReadLines = (list: readonly ListLine[]): readonly PadLine[] => {
  const context = useProductContext();
  const confirmed = useConfirmedAmounts();
  const rows = useMemo(
    () => list.map((line, index): PadRow => ({ id: index + 1, ...line, listed: true })),
    [list],
  );
  const { known } = useResolver({ rows, typing: undefined });
  return useMemo(
    () =>
      rows.map((row) => padLine(row, { known, typing: undefined, writing: undefined, context, confirmed })),
    [rows, known, context, confirmed],
  );
};

import { useEffect, useState } from 'react';
import type { PadStorage } from './kept-pad';
import type { PadRow } from './pad-row';

/** The rows as they were left; undefined while they are being read. */
export const useKeptRows = (keeper: PadStorage): readonly PadRow[] | undefined => {
  const [read, setRead] = useState<{ readonly by: PadStorage; readonly rows: readonly PadRow[] }>();
  useEffect(() => {
    let isOver = false;
    void keeper.read().then((rows) => {
      if (!isOver) setRead({ by: keeper, rows });
    });
    return () => {
      isOver = true;
    };
  }, [keeper]);
  return read?.by === keeper ? read.rows : undefined;
};

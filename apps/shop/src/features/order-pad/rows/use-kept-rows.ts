import { useEffect, useState } from 'react';
import type { PadKeeper } from './kept-pad';
import type { PadRow } from './pad-row';

/** The rows as they were left; undefined while they are being read. */
export const useKeptRows = (keeper: PadKeeper): readonly PadRow[] | undefined => {
  const [read, setRead] = useState<{ readonly by: PadKeeper; readonly rows: readonly PadRow[] }>();
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

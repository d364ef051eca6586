import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * False until the browser has nothing more urgent to do: what no visitor needs at once is loaded after the page can be
 * used.
 */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return idle;
};

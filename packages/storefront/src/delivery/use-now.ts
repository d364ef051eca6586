import { useEffect, useState } from 'react';
import { useShop } from '../shop';

const MINUTE_MS = 60_000;

/**
 * The backend's time, epoch milliseconds; the component renders again with each minute that begins, as deadlines lie on
 * whole minutes.
 */
export const useNow = (): number => {
  const { clock } = useShop();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = clock.now();
      setNow(present);
      timer = setTimeout(tick, MINUTE_MS - (present % MINUTE_MS) + 1);
    };
    timer = setTimeout(tick, MINUTE_MS - (clock.now() % MINUTE_MS) + 1);
    return () => {
      clearTimeout(timer);
    };
  }, [clock]);
  return now;
};

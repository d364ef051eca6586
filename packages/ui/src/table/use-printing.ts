import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; true before the browser takes its picture, so that whole lists get on paper. */
export const usePrinting = (): boolean => {
  // Paper is narrow: a list that is drawn anew for it has missed the event. A server prints nothing.
  const [printing, setPrinting] = useState(
    () => typeof window !== 'undefined' && window.matchMedia('print').matches,
  );
  useEffect(() => {
    const show = (print: boolean) => {
      flushSync(() => {
        setPrinting(print);
      });
    };
    const before = () => {
      show(true);
    };
    const after = () => {
      show(false);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
};

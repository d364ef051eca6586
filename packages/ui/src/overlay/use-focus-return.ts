import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog that was open from its first drawing goes. One that stays and is
 * opened later does that by itself.
 */
export const useFocusReturn = (opened: boolean): void => {
  // At the first drawing, before the dialog takes the focus; on a server nothing has it.
  const [opener] = useState(() =>
    opened && typeof document !== 'undefined' ? document.activeElement : null,
  );
  useEffect(() => {
    if (!(opener instanceof HTMLElement)) return undefined;
    return () => {
      const { activeElement } = document;
      // Otherwise somebody else has taken the focus by now.
      const isLost = activeElement === null || activeElement === document.body;
      if (isLost && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
};

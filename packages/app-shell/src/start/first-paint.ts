import { useEffect } from 'react';

/** What telling takes. */
export interface FirstPaintProps {
  readonly onDrawn: () => void;
}

/** Tells when everything beside it is there for the first time. */
export const FirstPaint = ({ onDrawn }: FirstPaintProps): null => {
  useEffect(onDrawn, [onDrawn]);
  return null;
};

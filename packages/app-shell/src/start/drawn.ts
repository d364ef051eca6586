import { useEffect } from 'react';

/** What telling takes. */
export interface DrawnProps {
  readonly onDrawn: () => void;
}

/** Tells when everything beside it is there for the first time. */
export const Drawn = ({ onDrawn }: DrawnProps): null => {
  useEffect(onDrawn, [onDrawn]);
  return null;
};

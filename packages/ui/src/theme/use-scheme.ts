import type { SchemeChoice } from './scheme-choice';
import { useUi } from './ui-context';

/** The colour scheme the reader chose, and how to choose another; the browser remembers it. */
export const useScheme = (): {
  readonly scheme: SchemeChoice;
  readonly changeScheme: (scheme: SchemeChoice) => void;
} => {
  const { scheme, changeScheme } = useUi();
  return { scheme, changeScheme };
};

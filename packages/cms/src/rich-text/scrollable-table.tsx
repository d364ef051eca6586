import { useKeyboardScroll } from '@gastroshop/ui/scroll';
import type { ReactNode } from 'react';

/** What a table of running text takes. */
export interface WideTableProps {
  /** Its rows, in their groups. */
  readonly children: ReactNode;
}

/** A table of running text. One that is wider than its place scrolls in it, by keyboard as well. */
export const WideTable = ({ children }: WideTableProps): ReactNode => (
  <table ref={useKeyboardScroll()}>{children}</table>
);

import { Drawing, findDrawing, type ProductFamily } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';

/** What a drawing takes. */
export interface DrawingProps {
  /** Words it is to fit. */
  readonly words: string;
  /** Whose drawing stands where nothing fits the words. */
  readonly family: ProductFamily;
  /** Edge in px. */
  readonly size: number;
  /** Class for its place. */
  readonly className?: string | undefined;
}

/** The drawing that fits some words; decoration. */
export const FoundDrawing = ({ words, family, size, className }: DrawingProps): ReactNode => (
  <Drawing name={findDrawing(words, family)} className={className} size={size} />
);

import type { ReactNode } from 'react';

/** What every form field takes. */
export interface FieldProps {
  /** The field's name, above it. */
  readonly label: ReactNode;
  /** What to know before typing, below the field. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence; the field counts as invalid while it stands. */
  readonly error?: ReactNode;
  /** Marks the field as one that must be filled; the form says so itself, not the browser. */
  readonly required?: boolean | undefined;
  /** Cannot be changed. */
  readonly disabled?: boolean | undefined;
  /** Name under which a form sends it. */
  readonly name?: string | undefined;
  /** Keeps the name for screen readers alone, where the place says the same. */
  readonly labelHidden?: boolean | undefined;
}

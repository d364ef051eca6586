import type { ReactNode } from 'react';
import { IconAlertCircle } from '../icons';
import classes from './field.module.css';
import type { FieldProps } from './field-props';
import type { FieldIds } from './use-field-ids';

/** What the words below a field take. */
export interface FieldMessagesProps extends Pick<FieldProps, 'hint' | 'error'> {
  /** Ids the control points to. */
  readonly ids: FieldIds;
}

const stands = (words: ReactNode): boolean => words !== undefined && words !== null && words !== '';

/** The error and the hint of a field. */
export const FieldMessages = ({ ids, hint, error }: FieldMessagesProps): ReactNode => (
  <>
    {stands(error) && (
      <p id={ids.error} className={classes['error']}>
        <span className={classes['sign']}>
          <IconAlertCircle size={16} />
        </span>
        <span>{error}</span>
      </p>
    )}
    {stands(hint) && (
      <p id={ids.hint} className={classes['hint']}>
        {hint}
      </p>
    )}
  </>
);

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../a11y';
import classes from './field.module.css';
import { FieldMessages } from './field-messages';
import type { FieldProps } from './field-props';
import { RequiredMark } from './required-mark';
import type { FieldIds } from './use-field-ids';

/** What the frame of a field with one control takes. */
export interface FieldFrameProps extends Omit<FieldProps, 'name' | 'disabled'> {
  /** Ids the control points to. */
  readonly ids: FieldIds;
  /** The control. */
  readonly children: ReactNode;
}

/** Label, control, error and hint, one below the other. */
export const Field = (props: FieldFrameProps): ReactNode => {
  const { ids, label, hint, error, required = false, labelHidden = false, children } = props;
  return (
    <div className={classes['field']}>
      <label htmlFor={ids.control} className={clsx(classes['label'], labelHidden && visuallyHidden)}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  );
};

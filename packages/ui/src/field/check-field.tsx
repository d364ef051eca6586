import type { ReactNode } from 'react';
import { CheckBox } from './check-box';
import classes from './field.module.css';
import { FieldMessages } from './field-messages';
import type { FieldProps } from './field-props';
import { RequiredMark } from './required-mark';
import { useFieldIds } from './use-field-ids';

/** What a yes or no takes. */
export interface CheckFieldProps extends Omit<FieldProps, 'labelHidden'> {
  /** Whether it is ticked. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChange: (checked: boolean) => void;
}

/** A box with its words beside it and hint and error below them. */
export const CheckField = (props: CheckFieldProps): ReactNode => {
  const { label, hint, error, required = false, checked, onChange, disabled, name } = props;
  const ids = useFieldIds({ hint, error, required });
  return (
    <div className={classes['field']}>
      <label className={classes['line']}>
        <CheckBox
          {...ids.aria}
          checked={checked}
          disabled={disabled}
          name={name}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span className={classes['words']}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <div className={classes['below']}>
        <FieldMessages ids={ids} hint={hint} error={error} />
      </div>
    </div>
  );
};

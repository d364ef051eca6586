import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../a11y';
import { CheckBox } from './check-box';
import { FieldMessages } from './field-messages';
import type { FieldProps } from './field-props';
import classes from './field.module.css';
import { RequiredMark } from './required-mark';
import type { SelectOption } from './select-option';
import { useFieldIds } from './use-field-ids';

/** What a choice of any number of few takes. */
export interface CheckGroupFieldProps extends FieldProps {
  /** What can be chosen, all of it in sight. */
  readonly options: readonly SelectOption[];
  /** What is chosen. */
  readonly values: readonly string[];
  /** Called with all that is chosen, in the order of the options. */
  readonly onChange: (values: readonly string[]) => void;
  /** Sets the boxes side by side where there is room. */
  readonly inline?: boolean | undefined;
}

/** A labelled choice of any number of few: a box for each. */
export const CheckGroupField = (props: CheckGroupFieldProps): ReactNode => {
  const { label, hint, error, required = false, labelHidden = false, options, values, onChange } = props;
  const { disabled = false, name, inline = false } = props;
  const heading = useId();
  const { aria, ...ids } = useFieldIds({ hint, error });
  return (
    <div
      id={aria.id}
      role="group"
      aria-labelledby={heading}
      aria-describedby={aria['aria-describedby']}
      className={classes['field']}
    >
      <span id={heading} className={clsx(classes['label'], labelHidden && visuallyHidden)}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={clsx(classes['options'], inline && classes['inline'])}>
        {options.map((option) => (
          <label key={option.value} className={classes['line']}>
            <CheckBox
              name={name}
              checked={values.includes(option.value)}
              disabled={disabled || option.disabled}
              // A group cannot be called invalid; its boxes can.
              aria-invalid={aria['aria-invalid']}
              onChange={({ target }) => {
                onChange(
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? target.checked : values.includes(value))),
                );
              }}
            />
            <span className={classes['words']}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessages ids={{ ...ids, aria }} hint={hint} error={error} />
    </div>
  );
};

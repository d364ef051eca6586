import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../a11y';
import classes from './field.module.css';
import { FieldMessages } from './field-messages';
import type { FieldProps } from './field-props';
import { RequiredMark } from './required-mark';
import type { SelectOption } from './select-option';
import { useFieldIds } from './use-field-ids';

/** One way to answer, with room for a sentence. */
export interface RadioOption extends SelectOption {
  /** What follows from it. */
  readonly hint?: string | undefined;
}

/** What a choice of one of few takes. */
export interface RadioFieldProps extends FieldProps {
  /** What can be chosen, all of it in sight. */
  readonly options: readonly RadioOption[];
  /** What is chosen; nothing yet while empty. */
  readonly value: string;
  /** Called with what the buyer chooses. */
  readonly onChange: (value: string) => void;
  /** Sets the ways side by side where there is room. */
  readonly inline?: boolean | undefined;
}

/** A labelled choice of one of few; arrow keys travel. */
export const RadioField = (props: RadioFieldProps): ReactNode => {
  const { label, hint, error, required = false, labelHidden = false, options, value, onChange } = props;
  const { disabled = false, name, inline = false } = props;
  const group = useId();
  const ids = useFieldIds({ hint, error, required });
  return (
    <div {...ids.aria} role="radiogroup" aria-labelledby={`${group}-name`} className={classes['field']}>
      <span id={`${group}-name`} className={clsx(classes['label'], labelHidden && visuallyHidden)}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={clsx(classes['options'], inline && classes['inline'])}>
        {options.map((option) => (
          <label key={option.value} className={classes['line']}>
            <input
              type="radio"
              className={classes['radio']}
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span className={classes['words']}>
              {option.label}
              {option.hint !== undefined && <span className={classes['hint']}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages ids={ids} hint={hint} error={error} />
    </div>
  );
};

import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../icons';
import classes from './field.module.css';
import { Field } from './field';
import type { FieldProps } from './field-props';
import type { SelectOption } from './select-option';
import { useFieldIds } from './use-field-ids';

/** What a choice of one of many takes. */
export interface SelectFieldProps extends FieldProps {
  /** What can be chosen. */
  readonly options: readonly SelectOption[];
  /** What is chosen; nothing yet while empty. */
  readonly value: string;
  /** Called with what the buyer chooses. */
  readonly onChange: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  /** Words while nothing is chosen; without them there is a general request. */
  readonly placeholder?: string | undefined;
  /** Whether nothing may be chosen again. */
  readonly clearable?: boolean | undefined;
  /** Points to the select. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A labelled choice of one of many: the platform's own list, which phones and screen readers know best. */
export const SelectField = (props: SelectFieldProps): ReactNode => {
  const { label, hint, error, required, labelHidden, options, value, onChange, clearable = false } = props;
  const { onBlur, placeholder, disabled, name, ref } = props;
  const { t } = useTranslation('ui-field');
  const ids = useFieldIds({ hint, error, required });
  return (
    <Field ids={ids} label={label} hint={hint} error={error} required={required} labelHidden={labelHidden}>
      <span className={classes['choice']}>
        <select
          {...ids.aria}
          {...{ disabled, name, onBlur, ref }}
          className={classes['select']}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {(value === '' || clearable) && (
            <option value="" disabled={!clearable}>
              {placeholder ?? t('choose')}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes['arrow']}>
          <IconChevronDown size={16} />
        </span>
      </span>
    </Field>
  );
};

import clsx from 'clsx';
import type { FocusEventHandler, HTMLAttributes, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import classes from './field.module.css';
import { Field } from './field';
import type { FieldProps } from './field-props';
import { useFieldIds } from './use-field-ids';

/** What a field for a line of text takes. */
export interface TextFieldProps extends FieldProps {
  /** What is typed. */
  readonly value: string;
  /** Called with each change. */
  readonly onChange: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** What kind of text it is: `email`, `tel`, `date` …; plain text if missing. */
  readonly type?:
    | Extract<
        HTMLInputTypeAttribute,
        'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'month' | 'time'
      >
    | undefined;
  /** Which keys a phone shows. */
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in. */
  readonly autoComplete?: string | undefined;
  /** An example in the empty field; never the only place of what must be known. */
  readonly placeholder?: string | undefined;
  /** Longest text in characters. */
  readonly maxLength?: number | undefined;
  /** Earliest date, for `type="date"`: `2026-11-24`. */
  readonly min?: string | undefined;
  /** Latest date, for `type="date"`. */
  readonly max?: string | undefined;
  /** Shown, to be copied, not to be changed. */
  readonly readOnly?: boolean | undefined;
  /** Takes the focus when its dialog opens, so that one types at once. */
  readonly focusFirst?: boolean | undefined;
  /** Sets the text right, in tabular figures, as amounts and prices stand. */
  readonly numeric?: boolean | undefined;
  /** A word or sign in the field, before the text: „€“. */
  readonly before?: ReactNode;
  /** A word, sign or small button in the field, after the text: „kg“. */
  readonly after?: ReactNode;
  /** Points to the input. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A labelled field for a line of text. */
export const TextField = (props: TextFieldProps): ReactNode => {
  const { label, hint, error, required, labelHidden, value, onChange, type = 'text', before, after } = props;
  const { disabled, readOnly, focusFirst, numeric = false, name, onBlur, ref } = props;
  const { inputMode, autoComplete, placeholder, maxLength, min, max } = props;
  const ids = useFieldIds({ hint, error, required });
  return (
    <Field ids={ids} label={label} hint={hint} error={error} required={required} labelHidden={labelHidden}>
      <span className={clsx(classes['box'], numeric && classes['numeric'])}>
        {before !== undefined && <span className={classes['beside']}>{before}</span>}
        <input
          {...ids.aria}
          {...{ type, inputMode, autoComplete, placeholder, maxLength, min, max, disabled, readOnly, name }}
          ref={ref}
          data-autofocus={focusFirst === true ? true : undefined}
          className={classes['input']}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onBlur}
        />
        {after !== undefined && <span className={classes['beside']}>{after}</span>}
      </span>
    </Field>
  );
};

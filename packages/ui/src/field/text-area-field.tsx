import type { CSSProperties, FocusEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';
import { Field } from './field';
import type { FieldProps } from './field-props';
import { useFieldIds } from './use-field-ids';

/** A field that grows with its text pays no heed to `rows`; the style sheet does. */
interface AreaStyle extends CSSProperties {
  readonly '--field-rows': number;
}

/** What a field for several lines takes. */
export interface TextAreaFieldProps extends FieldProps {
  /** What is typed. */
  readonly value: string;
  /** Called with each change. */
  readonly onChange: (value: string) => void;
  /** Called when the focus leaves the field. */
  readonly onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
  /** Height in lines; 3 if missing, more as the text grows. */
  readonly rows?: number | undefined;
  /** Longest text in characters; how much is used stands below the field. */
  readonly maxLength?: number | undefined;
  /** An example in the empty field. */
  readonly placeholder?: string | undefined;
  /** Shown, not to be changed. */
  readonly readOnly?: boolean | undefined;
  /** Takes the focus when its dialog opens, so that one types at once. */
  readonly focusFirst?: boolean | undefined;
  /** Points to the text area. */
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A labelled field for several lines; it grows with its text. */
export const TextAreaField = (props: TextAreaFieldProps): ReactNode => {
  const { label, hint, error, required, labelHidden, value, onChange, rows = 3, maxLength } = props;
  const { onBlur, placeholder, readOnly, focusFirst, disabled, name, ref } = props;
  const { t } = useTranslation('ui-field');
  const length = maxLength === undefined ? undefined : t('length', { count: value.length, most: maxLength });
  const notes =
    length === undefined ? (
      hint
    ) : hint === undefined ? (
      length
    ) : (
      <>
        {hint} {length}
      </>
    );
  const style: AreaStyle = { '--field-rows': rows };
  const ids = useFieldIds({ hint: notes, error, required });
  return (
    <Field ids={ids} label={label} hint={notes} error={error} required={required} labelHidden={labelHidden}>
      <textarea
        {...ids.aria}
        {...{ rows, maxLength, placeholder, readOnly, disabled, name, onBlur, ref, style }}
        data-autofocus={focusFirst === true ? true : undefined}
        className={classes['area']}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Field>
  );
};

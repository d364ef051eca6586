import type { FormField } from '@gastroshop/api-contract';
import { CheckGroupField, RadioField, SelectField, TextAreaField, TextField } from '@gastroshop/ui/field';
import type { ReactNode } from 'react';

/** Longest line the server takes, in characters. Longer texts it refuses in words: a counter would only be noise. */
const LINE_AT_MOST = 500;

/** What a field of a form takes. */
export interface FormFieldViewProps {
  readonly field: FormField;
  readonly values: readonly string[];
  /** What is wrong with it, in a sentence. */
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
  /** Called when a field to write into was left. */
  readonly onLeave: () => void;
}

const optionsOf = (choices: readonly string[]) => choices.map((choice) => ({ value: choice, label: choice }));

/** A field as the editor described it: to write into, or to choose in. */
export const FormFieldView = ({ field, values, error, onChange, onLeave }: FormFieldViewProps): ReactNode => {
  const { label, required } = field;
  const [value = ''] = values;
  const change = (next: string) => {
    onChange(next === '' ? [] : [next]);
  };
  if (field.type === 'textInput') {
    const { multiline, placeholder } = field.textInput;
    const text = { label, required, error, value, placeholder, onChange: change, onBlur: onLeave };
    return multiline ? (
      <TextAreaField {...text} rows={5} />
    ) : (
      <TextField {...text} maxLength={LINE_AT_MOST} />
    );
  }
  const { choiceType, choices, placeholder } = field.choiceInput;
  const choice = { label, required, error, options: optionsOf(choices) };
  switch (choiceType) {
    case 'SELECT':
      return (
        <SelectField
          {...choice}
          value={value}
          onChange={change}
          placeholder={placeholder}
          clearable={!required}
        />
      );
    case 'RADIO':
      return <RadioField {...choice} value={value} onChange={change} />;
    case 'CHECK':
      return <CheckGroupField {...choice} values={values} onChange={onChange} />;
  }
};

export { CheckBox, type CheckBoxProps } from './check-box';
export { CheckField, type CheckFieldProps } from './check-field';
export { CheckGroupField, type CheckGroupFieldProps } from './check-group-field';
export type { FieldProps } from './field-props';
export { RadioField, type RadioFieldProps, type RadioOption } from './radio-field';
export { SelectField, type SelectFieldProps } from './select-field';
export type { SelectOption } from './select-option';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';

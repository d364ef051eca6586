import type { FormField } from '@gastroshop/api-contract';
import { matchesPattern } from './matches-pattern';

/** What is wrong with a field: one of the form's own sentences, or the words the editor gave its pattern. */
export type FieldError = 'required' | 'choose' | 'notMatching' | { readonly words: string };

/** What is wrong with what a field holds (CMS-2); the server judges by the same rules, and decides. */
export const fieldError = (field: FormField, values: readonly string[]): FieldError | undefined => {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length === 0) {
    if (!field.required) return undefined;
    return field.type === 'choiceInput' ? 'choose' : 'required';
  }
  if (field.type === 'choiceInput') return undefined;
  const { regexPattern = '', regexLabel } = field.textInput;
  if (regexPattern === '' || filled.every((text) => matchesPattern(regexPattern, text))) return undefined;
  return regexLabel === undefined ? 'notMatching' : { words: regexLabel };
};

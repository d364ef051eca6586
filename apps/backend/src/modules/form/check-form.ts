import type { ContentForm, FieldProblem, FormField, FormSubmission } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { SubmittedLine } from '../../db';
import { checkPatterns } from './pattern';
import { texts } from '../../text-files';

/** A filled-in form after it was checked. */
export interface CheckedForm {
  /** What was filled in, in the form's order, without what was left empty. */
  readonly lines: readonly SubmittedLine[];
  /** What is wrong, each beside the label of its field. None: the form may be sent. */
  readonly problems: readonly FieldProblem[];
}

const LINE_LETTERS = 500;
const TEXT_LETTERS = 5_000;

/** What is wrong with the values of one field, its pattern aside. */
const valueProblem = (field: FormField, values: readonly string[], locale: Locale): string | undefined => {
  const words = texts.getFixedT(locale, 'form-answers');
  if (values.length === 0) return field.required ? words('required') : undefined;
  if (field.type === 'choiceInput') {
    const { choices, choiceType } = field.choiceInput;
    if (choiceType !== 'CHECK' && values.length > 1) return words('oneValue');
    return values.every((value) => choices.includes(value)) ? undefined : words('choice');
  }
  const [text = ''] = values;
  const { multiline } = field.textInput;
  const most = multiline ? TEXT_LETTERS : LINE_LETTERS;
  if (values.length > 1) return words('oneValue');
  if (text.length > most) return words('tooLong', { letters: most });
  return !multiline && /[\r\n\u2028\u2029]/.test(text) ? words('oneLine') : undefined;
};

const patternOf = (field: FormField): string | undefined =>
  field.type === 'textInput' && field.textInput.regexPattern !== ''
    ? field.textInput.regexPattern
    : undefined;

/** Words of the form beside a text that does not match. */
const patternWords = (field: FormField, locale: Locale): string =>
  (field.type === 'textInput' ? field.textInput.regexLabel : undefined) ??
  texts.getFixedT(locale, 'form-answers')('pattern');

const patternProblems = (
  filled: readonly { readonly field: FormField; readonly values: readonly string[] }[],
  locale: Locale,
): readonly FieldProblem[] => {
  const checked = filled.flatMap(({ field, values }) => {
    const pattern = patternOf(field);
    return pattern === undefined ? [] : values.map((text) => ({ field, pattern, text }));
  });
  const matches = checkPatterns(checked);
  return checked.flatMap(({ field }, index) =>
    matches[index] === true ? [] : [{ field: field.label, message: patternWords(field, locale) }],
  );
};

/**
 * Checks a filled-in form by the rules of the published one (CMS-2): which fields there are, which have to be filled in,
 * what can be chosen, how much may be written, and that a text matches its pattern.
 *
 * @param locale language of what is said beside a field without words of its own
 */
export const checkForm = (
  form: Pick<ContentForm, 'fields'>,
  { lines }: Pick<FormSubmission, 'lines'>,
  locale: Locale,
): CheckedForm => {
  const words = texts.getFixedT(locale, 'form-answers');
  const labels = new Set(form.fields.map(({ label }) => label));
  const seen = new Set<string>();
  const strange = lines.flatMap(({ label }): readonly FieldProblem[] => {
    if (!labels.has(label)) return [{ field: label, message: words('unknownField') }];
    if (seen.has(label)) return [{ field: label, message: words('twice') }];
    seen.add(label);
    return [];
  });
  const valuesOf = new Map(
    lines.map(({ label, values }) => [label, values.filter((value) => value.trim() !== '')]),
  );
  const filled = form.fields.map((field) => ({ field, values: valuesOf.get(field.label) ?? [] }));
  const wrong = filled.flatMap(({ field, values }): readonly FieldProblem[] => {
    const message = valueProblem(field, values, locale);
    return message === undefined ? [] : [{ field: field.label, message }];
  });
  const isWrong = new Set(wrong.map(({ field }) => field));
  const patterns = patternProblems(
    filled.filter(({ field }) => !isWrong.has(field.label)),
    locale,
  );
  return {
    lines: filled.flatMap(({ field, values }) =>
      values.length === 0 ? [] : [{ label: field.label, values }],
    ),
    problems: [...strange, ...wrong, ...patterns],
  };
};

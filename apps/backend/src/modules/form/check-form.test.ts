import type { FormField } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form';

const text = (label: string, more: object = {}, required = false): FormField => ({
  label,
  required,
  type: 'textInput',
  textInput: { multiline: false, ...more },
});
const choice = (
  label: string,
  choiceType: 'SELECT' | 'RADIO' | 'CHECK',
  choices: string[],
  required = false,
): FormField => ({ label, required, type: 'choiceInput', choiceInput: { choiceType, choices } });

const form = {
  fields: [
    text('Name', {}, true),
    text('PLZ', { regexPattern: '[0-9]{4}', regexLabel: 'Vier Ziffern' }),
    text('Nachricht', { multiline: true }),
    choice('Anliegen', 'SELECT', ['Lob', 'Tadel']),
    choice('Tage', 'CHECK', ['Mo', 'Di', 'Mi']),
    choice('Zustimmung', 'CHECK', ['Ja'], true),
  ],
};
const filled = (values: Readonly<Record<string, readonly string[]>>) => ({
  lines: Object.entries({ Name: ['Anna'], Zustimmung: ['Ja'], ...values }).map(([label, all]) => ({
    label,
    values: [...all],
  })),
});
const problemsOf = (
  values: Readonly<Record<string, readonly string[]>>,
  locale: 'de-AT' | 'en-GB' = 'de-AT',
) => checkForm(form, filled(values), locale).problems.map(({ field, message }) => `${field}: ${message}`);

describe('CMS-2: what is filled in is checked by the published form', () => {
  it('takes what keeps its rules, in the order of the form, without what was left empty', () => {
    const { lines, problems } = checkForm(
      form,
      filled({ Tage: ['Mi', 'Mo'], Nachricht: ['Grüß Gott\nzusammen'], PLZ: [''], Anliegen: [] }),
      'de-AT',
    );
    expect(problems).toEqual([]);
    expect(lines).toEqual([
      { label: 'Name', values: ['Anna'] },
      { label: 'Nachricht', values: ['Grüß Gott\nzusammen'] },
      { label: 'Tage', values: ['Mi', 'Mo'] },
      { label: 'Zustimmung', values: ['Ja'] },
    ]);
  });

  it.each<[string, Readonly<Record<string, readonly string[]>>, string]>([
    ['blank in a required field', { Name: ['  '] }, 'Name: Bitte füllen Sie dieses Feld aus.'],
    ['no consent', { Zustimmung: [] }, 'Zustimmung: Bitte füllen Sie dieses Feld aus.'],
    ['a text off its pattern', { PLZ: ['57000'] }, 'PLZ: Vier Ziffern'],
    ['two texts in one field', { Name: ['Anna', 'Bea'] }, 'Name: Bitte machen Sie nur eine Angabe.'],
    [
      'two lines in a field of one',
      { Name: ['Anna\nBcc: all'] },
      'Name: Bitte schreiben Sie nur eine Zeile.',
    ],
    ['a long line', { Name: ['x'.repeat(501)] }, 'Name: Bitte schreiben Sie höchstens 500 Zeichen.'],
    ['what is not offered', { Anliegen: ['Anderes'] }, 'Anliegen: Bitte wählen Sie aus der Liste.'],
    ['two of one', { Anliegen: ['Lob', 'Tadel'] }, 'Anliegen: Bitte machen Sie nur eine Angabe.'],
    ['a field the form does not have', { Rabatt: ['50'] }, 'Rabatt: Das Formular hat kein solches Feld.'],
  ])('refuses %s beside its field', (_what, values, problem) => {
    expect(problemsOf(values)).toEqual([problem]);
  });

  it('refuses a field that comes twice', () => {
    const { lines } = filled({});
    const twice = { lines: [...lines, { label: 'Name', values: ['Bea'] }] };
    expect(checkForm(form, twice, 'en-GB').problems).toEqual([
      { field: 'Name', message: 'This field was sent twice.' },
    ]);
  });

  it('names every field that is wrong, in the visitor’s language', () => {
    expect(problemsOf({ Name: [], Anliegen: ['x'], PLZ: ['x'] }, 'en-GB')).toEqual([
      'Name: Please fill in this field.',
      'Anliegen: Please choose from the list.',
      'PLZ: Vier Ziffern',
    ]);
  });

  it('is not kept busy by a pattern', () => {
    const hanging = {
      fields: [text('Code', { regexPattern: '(a+)+b' }), text('PLZ', { regexPattern: '[0-9]+' })],
    };
    const start = performance.now();
    const lines = [
      { label: 'Code', values: ['a'.repeat(60)] },
      { label: 'PLZ', values: ['5700'] },
    ];
    expect(checkForm(hanging, { lines }, 'de-AT').problems).toEqual([
      { field: 'Code', message: 'Bitte prüfen Sie diese Angabe.' },
    ]);
    // Without a limit it would take longer than anybody lives.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('lets a pattern that is none decide nothing', () => {
    const broken = { fields: [text('Code', { regexPattern: '[' })] };
    expect(checkForm(broken, { lines: [{ label: 'Code', values: ['x'] }] }, 'de-AT').problems).toEqual([]);
  });

  it('matches the whole of a text, with letters of any language', () => {
    const letters = { fields: [text('Ort', { regexPattern: '\\p{L}+|[A-Z]' })] };
    const problemsWith = (value: string) =>
      checkForm(letters, { lines: [{ label: 'Ort', values: [value] }] }, 'de-AT').problems;
    expect(problemsWith('Öblarn')).toEqual([]);
    expect(problemsWith('A1')).toHaveLength(1);
  });
});

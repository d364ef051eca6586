import type { FormField } from '@gastroshop/api-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderContent } from '../testing/render-content';
import { fieldError } from './field-error';
import { FormView, type FormViewProps } from './form-view';
import type { FormValues } from './form-values';
import { matchesPattern } from './matches-pattern';

const postcode = {
  type: 'textInput',
  label: 'Postleitzahl',
  required: true,
  textInput: { multiline: false, regexPattern: '[0-9]{4}', regexLabel: 'Vier Ziffern' },
} satisfies FormField;
const message = {
  type: 'textInput',
  label: 'Nachricht',
  required: false,
  textInput: { multiline: true, placeholder: 'Was brauchen Sie?' },
} satisfies FormField;
const choice = (choiceType: 'SELECT' | 'RADIO' | 'CHECK', required: boolean) =>
  ({
    type: 'choiceInput',
    label: `Wahl ${choiceType}`,
    required,
    choiceInput: { choiceType, choices: ['Ja', 'Nein'] },
  }) satisfies FormField;
const FIELDS = [postcode, message, choice('SELECT', false), choice('RADIO', true), choice('CHECK', false)];

/** A form that remembers what is filled in, as an app does. */
const Remembering = (props: Partial<FormViewProps>): ReactNode => {
  const [values, setValues] = useState<FormValues>({});
  return (
    <FormView
      fields={FIELDS}
      values={values}
      problems={NONE}
      onSubmit={() => undefined}
      {...props}
      onChange={(field, next) => {
        setValues((before) => ({ ...before, [field]: next }));
        props.onChange?.(field, next);
      }}
    />
  );
};
const NONE = {};

const show = (props: Partial<FormViewProps> = {}) => {
  const onSubmit = vi.fn();
  const shown = renderContent(<Remembering onSubmit={onSubmit} {...props} />);
  return { ...shown, onSubmit };
};
const field = () => screen.getByRole('textbox', { name: /Postleitzahl/ });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Absenden' }));

describe('CMS-2: what is wrong with a field', () => {
  it.each([
    ['an empty field that is required', postcode, [], 'required'],
    ['blanks', postcode, ['  '], 'required'],
    ['nothing chosen', choice('RADIO', true), [], 'choose'],
    ['a text that does not match, in the words of the form', postcode, ['570'], { words: 'Vier Ziffern' }],
    ['more than the pattern', postcode, ['57000'], { words: 'Vier Ziffern' }],
  ] as const)('is said of %s', (_what, of, values, fault) => {
    expect(fieldError(of, values)).toEqual(fault);
  });

  it.each([
    ['a text that matches', postcode, ['5700']],
    ['an empty field that is not required', message, []],
    ['an empty field with a pattern that is not required', { ...postcode, required: false }, []],
    ['a choice', choice('CHECK', true), ['Ja', 'Nein']],
  ] as const)('is nothing of %s', (_what, of, values) => {
    expect(fieldError(of, values)).toBeUndefined();
  });

  it.each(['(a+)+', '(a|aa)*b', '(.*)\\1', 'a*a*a*a*b'])(
    'is left to the server where finding out could keep the page from answering: %s',
    (pattern) => {
      expect(matchesPattern(pattern, `${'a'.repeat(40)}!`)).toBe(true);
    },
  );

  it.each([
    ['[0-9]{4}', '12345', false],
    ['\\d{2,}-\\d{2,}', '12-34', true],
    ['(?:AT)?[0-9]{4}', 'AT5700', true],
    ['[^@\\s]+@[^@\\s]+\\.[^@\\s]+', 'koch@gasthof.at', true],
    ['[^@\\s]+@[^@\\s]+\\.[^@\\s]+', 'koch', false],
    ['[\\w\\-]+', 'a b', false],
    ['(', 'anything', true],
  ])('%s says of %s: %s', (pattern, text, matches) => {
    expect(matchesPattern(pattern, text)).toBe(matches);
  });
});

describe('a form', () => {
  it('CMS-2: says beside each field what is wrong, sends nothing, and leads to the first one', async () => {
    const { onSubmit } = show();
    expect(field()).not.toHaveAccessibleDescription();
    send();
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    expect(field()).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Bitte wählen Sie.');
    expect(screen.getByRole('status')).toHaveTextContent('2 Felder brauchen noch Ihre Aufmerksamkeit.');
    type('57');
    expect(field()).toHaveAccessibleDescription('Vier Ziffern');
    type('5700');
    expect(field()).not.toHaveAccessibleDescription();
    fireEvent.click(screen.getByRole('radio', { name: 'Nein' }));
    send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('judges a field when it was left, not while it is typed', () => {
    show();
    fireEvent.blur(field());
    expect(field()).not.toHaveAttribute('aria-invalid');
    type('57');
    expect(field()).not.toHaveAttribute('aria-invalid');
    fireEvent.blur(field());
    expect(field()).toHaveAccessibleDescription('Vier Ziffern');
  });

  it('CMS-2: shows what the server found wrong until the field changes', async () => {
    const { rerender } = show();
    type('5700');
    rerender(<Remembering problems={{ Postleitzahl: 'Dorthin liefern wir nicht.' }} />);
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    expect(field()).toHaveAccessibleDescription('Dorthin liefern wir nicht.');
    type('5701');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('tells what was chosen in every kind of field', () => {
    const onChange = vi.fn();
    show({ onChange });
    fireEvent.change(screen.getByRole('combobox', { name: 'Wahl SELECT' }), { target: { value: 'Nein' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Ja' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nein' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ja' }));
    fireEvent.change(screen.getByRole('textbox', { name: /Nachricht/ }), {
      target: { value: 'Zwei\nZeilen' },
    });
    expect(onChange.mock.calls).toEqual([
      ['Wahl SELECT', ['Nein']],
      ['Wahl RADIO', ['Ja']],
      ['Wahl CHECK', ['Nein']],
      ['Wahl CHECK', ['Ja', 'Nein']],
      ['Nachricht', ['Zwei\nZeilen']],
    ]);
  });
});

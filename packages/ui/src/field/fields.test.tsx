import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { CheckField } from './check-field';
import { LiveField } from './field.sample';
import { RadioField } from './radio-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

const nothing = (): void => undefined;
const ways = [
  { value: 'delivery', label: 'Lieferung' },
  { value: 'pickup', label: 'Abholung', hint: 'Ab 6 Uhr' },
];

describe('form fields', () => {
  it.each([
    [
      'textbox',
      <TextField key="a" label="Name" value="" onChange={nothing} hint="Hinweis" error="Fehler" required />,
    ],
    [
      'textbox',
      <TextAreaField
        key="b"
        label="Name"
        value=""
        onChange={nothing}
        hint="Hinweis"
        error="Fehler"
        required
      />,
    ],
    [
      'combobox',
      <SelectField
        key="c"
        label="Name"
        value=""
        options={ways}
        onChange={nothing}
        hint="Hinweis"
        error="Fehler"
        required
      />,
    ],
    [
      'checkbox',
      <CheckField
        key="d"
        label="Name"
        checked={false}
        onChange={nothing}
        hint="Hinweis"
        error="Fehler"
        required
      />,
    ],
    [
      'radiogroup',
      <RadioField
        key="e"
        label="Name"
        value=""
        options={ways}
        onChange={nothing}
        hint="Hinweis"
        error="Fehler"
        required
      />,
    ],
  ])('a %s is tied to its name, its error and its hint', (role, element) => {
    renderKit(element);
    const control = screen.getByRole(role, { name: /^Name/ });
    expect(control).toHaveAccessibleDescription('Fehler Hinweis');
    expect(control).toHaveAttribute('aria-invalid', 'true');
    expect(control).toHaveAttribute('aria-required', 'true');
  });

  it('says nothing of errors and hints that there are none of', () => {
    renderKit(<TextField label="Name" value="" onChange={nothing} />);
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).not.toHaveAttribute('aria-required');
  });

  it('keeps a hidden name for screen readers', () => {
    renderKit(<TextField label="Name" labelHidden value="" onChange={nothing} />);
    expect(screen.getByLabelText('Name')).toBeInTheDocument();
  });

  it('hands over what is typed, and not what is cut off', async () => {
    const changed = vi.fn<(value: string) => void>();
    renderKit(
      <LiveField start="" onChange={changed}>
        {(value, change) => <TextField label="Name" value={value} onChange={change} maxLength={3} />}
      </LiveField>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'abcd');
    expect(changed.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
  });

  it('counts the characters of a long text', () => {
    renderKit(<TextAreaField label="Name" value="abcd" onChange={nothing} maxLength={10} hint="Kurz." />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Kurz. 4 von 10 Zeichen');
  });

  it('offers nothing to choose until something is chosen, and after it where that is allowed', () => {
    const names = (): readonly (string | null)[] =>
      screen.getAllByRole('option').map(({ textContent }) => textContent);
    const { rerender } = renderKit(<SelectField label="Name" value="" options={ways} onChange={nothing} />);
    expect(names()).toEqual(['Bitte wählen', 'Lieferung', 'Abholung']);
    rerender(<SelectField label="Name" value="pickup" options={ways} onChange={nothing} />);
    expect(names()).toEqual(['Lieferung', 'Abholung']);
    rerender(<SelectField label="Name" value="pickup" options={ways} onChange={nothing} clearable />);
    expect(names()).toEqual(['Bitte wählen', 'Lieferung', 'Abholung']);
  });

  it('chooses one way of few', async () => {
    const changed = vi.fn<(value: string) => void>();
    renderKit(<RadioField label="Name" value="delivery" options={ways} onChange={changed} />);
    expect(screen.getByRole('radio', { name: 'Lieferung' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Abholung/ }));
    expect(changed).toHaveBeenCalledWith('pickup');
  });
});

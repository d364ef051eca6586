import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconMail } from '../icons';
import { LiveField } from './field.sample';
import { TextField } from './text-field';

const meta = {
  title: 'Field/Text field',
  component: TextField,
  parameters: { width: 400 },
  args: { label: 'Ihre Bestellnummer', value: '', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <LiveField start={value} onChange={onChange}>
      {(typed, change) => <TextField {...args} value={typed} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed by keyboard; name and hint are heard. */
export const Plain: Story = {
  args: { hint: 'Sie steht auf Lieferschein und Rechnung.' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ihre Bestellnummer' });
    await expect(field).toHaveAccessibleDescription('Sie steht auf Lieferschein und Rechnung.');
    await userEvent.tab();
    await userEvent.keyboard('K-17');
    await expect(args.onChange).toHaveBeenLastCalledWith('K-17');
    await expect(field).toHaveValue('K-17');
  },
};
export const Required: Story = { args: { required: true, value: 'Küche 2' } };
export const WithError: Story = {
  args: {
    label: 'E-Mail für die Bestätigung',
    type: 'email',
    value: 'kueche@hirschen',
    required: true,
    hint: 'An diese Adresse geht die Bestätigung.',
    error: 'Die Adresse ist nicht vollständig. Beispiel: kueche@hirschen.at',
  },
};
export const Amount: Story = {
  args: {
    label: 'Preis netto',
    value: '12,34',
    numeric: true,
    inputMode: 'decimal',
    before: '€',
    after: 'je kg',
  },
};
export const WithIcon: Story = {
  args: { label: 'E-Mail', type: 'email', before: <IconMail />, placeholder: 'name@betrieb.at' },
};
export const ADate: Story = { args: { label: 'Gewünschter Liefertag', type: 'date', value: '2026-11-26' } };
export const ReadOnly: Story = { args: { label: 'Kundennummer', value: '48 213', readOnly: true } };
export const Disabled: Story = {
  args: { value: 'K-17', disabled: true, hint: 'Die Bestellung ist schon abgeschickt.' },
};
export const NameHeardOnly: Story = { args: { labelHidden: true, placeholder: 'Bestellnummer' } };
export const LongWords: Story = {
  args: {
    label: 'Lebensmittelunverträglichkeitskennzeichnungsverantwortliche Person im Betrieb',
    error: 'Verpackungsmittelrücknahmevereinbarungsnummern haben höchstens zwölf Ziffern.',
    required: true,
  },
  parameters: { width: 240 },
};
export const English: Story = {
  args: { label: 'Your order number', hint: 'It is printed on the delivery note.', required: true },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = {
  args: { error: 'Bitte geben Sie eine Bestellnummer an.', required: true },
  globals: { scheme: 'dark' },
};
export const Phone: Story = {
  args: { hint: 'Sie steht auf Lieferschein und Rechnung.' },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveField } from './field.sample';
import { RadioField } from './radio-field';

const meta = {
  title: 'Field/Radio field',
  component: RadioField,
  parameters: { width: 480 },
  args: {
    label: 'Wie soll die Ware kommen?',
    value: '',
    options: [
      { value: 'delivery', label: 'Lieferung', hint: 'Donnerstag, 26. November, mit der Tour 14' },
      { value: 'pickup', label: 'Abholung', hint: 'Ab 6 Uhr im Abholmarkt Krems' },
      { value: 'express', label: 'Eilzustellung', hint: 'Heute nicht mehr möglich', disabled: true },
    ],
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <LiveField start={value} onChange={onChange}>
      {(chosen, change) => <RadioField {...args} value={chosen} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose. */
export const NothingChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Wie soll die Ware kommen?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('delivery');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
    await expect(canvas.getByRole('radio', { name: /Abholung/ })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'delivery', hint: 'Für die ganze Bestellung.' } };
export const Inline: Story = {
  args: {
    label: 'Format',
    value: 'pdf',
    inline: true,
    options: [
      { value: 'pdf', label: 'PDF' },
      { value: 'xlsx', label: 'Excel' },
      { value: 'csv', label: 'CSV' },
    ],
  },
};
export const WithError: Story = { args: { required: true, error: 'Bitte wählen Sie eines von beiden.' } };
export const Disabled: Story = { args: { value: 'delivery', disabled: true } };
export const English: Story = {
  args: {
    label: 'How should it come?',
    required: true,
    options: [
      { value: 'delivery', label: 'Delivery', hint: 'Thursday 26 November' },
      { value: 'pickup', label: 'Collection' },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { value: 'pickup' }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { value: 'delivery' },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

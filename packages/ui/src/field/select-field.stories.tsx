import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveField } from './field.sample';
import { SelectField } from './select-field';

const meta = {
  title: 'Field/Select field',
  component: SelectField,
  parameters: { width: 400 },
  args: {
    label: 'Abladestelle',
    value: '',
    options: [
      { value: 'kitchen', label: 'Küche' },
      { value: 'bar', label: 'Bar und Getränkelager' },
      { value: 'cold', label: 'Kühlhaus im Hof', disabled: true },
    ],
    onChange: fn(),
  },
  render: ({ value, onChange, ...args }) => (
    <LiveField start={value} onChange={onChange}>
      {(chosen, change) => <SelectField {...args} value={chosen} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once something is chosen, nothing cannot be chosen any more. */
export const NothingChosen: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Abladestelle' });
    await expect(field).toHaveDisplayValue('Bitte wählen');
    await userEvent.selectOptions(field, 'Bar und Getränkelager');
    await expect(args.onChange).toHaveBeenLastCalledWith('bar');
    await expect(field).toHaveDisplayValue('Bar und Getränkelager');
    await expect(within(field).queryByText('Bitte wählen')).toBeNull();
  },
};
export const Chosen: Story = { args: { value: 'kitchen', hint: 'Wohin die Ware gebracht wird.' } };
export const Clearable: Story = {
  args: { value: 'kitchen', clearable: true, placeholder: 'Ohne Abladestelle' },
};
export const WithError: Story = { args: { required: true, error: 'Bitte wählen Sie eine Abladestelle.' } };
export const Disabled: Story = { args: { value: 'kitchen', disabled: true } };
export const LongWords: Story = {
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Gemeinschaftsverpflegungsküche im Untergeschoß, Eingang Hofseite' }],
  },
  parameters: { width: 240 },
};
export const English: Story = {
  args: { label: 'Unloading area', options: [{ value: 'kitchen', label: 'Kitchen' }], required: true },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { value: 'kitchen' }, globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveField } from './field.sample';
import { TextAreaField } from './text-area-field';

const meta = {
  title: 'Field/Text area',
  component: TextAreaField,
  parameters: { width: 400 },
  args: { label: 'Anmerkung zur Lieferung', value: '', onChange: fn() },
  render: ({ value, onChange, ...args }) => (
    <LiveField start={value} onChange={onChange}>
      {(typed, change) => <TextAreaField {...args} value={typed} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How much room is left is counted as one types. */
export const WithLength: Story = {
  args: { maxLength: 120, hint: 'Der Fahrer liest sie.' },
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Anmerkung zur Lieferung' });
    await userEvent.type(field, 'Bitte läuten');
    await expect(field).toHaveAccessibleDescription('Der Fahrer liest sie. 12 von 120 Zeichen');
  },
};
export const Plain: Story = {};
export const LongText: Story = {
  args: {
    value: Array.from(
      { length: 6 },
      () => 'Bitte beim Lieferanteneingang im Hof läuten und Leergut mitnehmen.',
    ).join('\n'),
  },
};
export const WithError: Story = {
  args: { required: true, error: 'Bitte schreiben Sie, was fehlt.', hint: 'Ein Satz genügt.' },
};
export const Disabled: Story = { args: { value: 'Bitte läuten', disabled: true } };
export const English: Story = {
  args: { label: 'Note on the delivery', maxLength: 120, value: 'Please ring' },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { value: 'Bitte läuten', maxLength: 120 }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { maxLength: 120 },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

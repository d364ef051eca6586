import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckGroupField } from './check-group-field';
import { LiveField } from './field.sample';

const meta = {
  title: 'Field/Check group field',
  component: CheckGroupField,
  parameters: { width: 480 },
  args: {
    label: 'Wovon möchten Sie hören?',
    values: [],
    options: [
      { value: 'wine', label: 'Wein und Schaumwein' },
      { value: 'fish', label: 'Fisch und Meeresfrüchte' },
      { value: 'fair', label: 'Messen und Verkostungen' },
    ],
    onChange: fn(),
  },
  render: ({ values, onChange, ...args }) => (
    <LiveField start={values} onChange={onChange}>
      {(chosen, change) => <CheckGroupField {...args} values={chosen} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof CheckGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The space bar ticks; what is chosen keeps the order of the boxes. */
export const NothingChosen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Wovon möchten Sie hören?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Messen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Wein/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['wine', 'fair']);
  },
};
export const Chosen: Story = { args: { values: ['fish'], hint: 'Sie können das jederzeit ändern.' } };
export const WithError: Story = { args: { required: true, error: 'Bitte wählen Sie mindestens eines.' } };
export const English: Story = {
  args: {
    label: 'What would you like to hear about?',
    required: true,
    options: [
      { value: 'wine', label: 'Wine' },
      { value: 'fish', label: 'Fish and seafood' },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { values: ['wine'] }, globals: { scheme: 'dark' } };

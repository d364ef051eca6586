import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckField } from './check-field';
import { LiveField } from './field.sample';

const meta = {
  title: 'Field/Check field',
  component: CheckField,
  parameters: { width: 400 },
  args: { label: 'Bestätigung per E-Mail senden', checked: false, onChange: fn() },
  render: ({ checked, onChange, ...args }) => (
    <LiveField start={checked} onChange={onChange}>
      {(ticked, change) => <CheckField {...args} checked={ticked} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof CheckField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Bestätigung per E-Mail senden' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Ticked: Story = { args: { checked: true, hint: 'An kueche@hirschen.at' } };
export const WithError: Story = {
  args: {
    label: 'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und nehme sie an',
    required: true,
    error: 'Ohne Zustimmung können wir die Bestellung nicht annehmen.',
  },
};
export const Disabled: Story = { args: { checked: true, disabled: true } };
export const English: Story = {
  args: { label: 'Send the confirmation by e-mail', required: true },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { checked: true }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { hint: 'An kueche@hirschen.at' },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LiveField } from './field.sample';
import { Switch } from './switch';

const meta = {
  title: 'Field/Switch',
  component: Switch,
  parameters: { width: 400 },
  args: { label: 'Nur offene', checked: false, onChange: fn(), count: 12 },
  render: ({ checked, onChange, ...args }) => (
    <LiveField start={checked} onChange={onChange}>
      {(on, change) => <Switch {...args} checked={on} onChange={change} />}
    </LiveField>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('switch', { name: 'Nur offene 12' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const On: Story = { args: { checked: true } };
export const English: Story = { args: { label: 'Open only' }, globals: { locale: 'en-GB' } };
export const Dark: Story = { args: { checked: true }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

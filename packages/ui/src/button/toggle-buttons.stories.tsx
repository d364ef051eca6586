import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconLayoutGrid, IconList } from '../icons';
import { ToggleButtons, type ToggleButtonsProps } from './toggle-buttons';

const Live = ({ value, onChange, ...props }: ToggleButtonsProps<string>): ReactNode => {
  const [chosen, setChosen] = useState(value);
  return (
    <ToggleButtons
      {...props}
      value={chosen}
      onChange={(next) => {
        onChange(next);
        setChosen(next);
      }}
    />
  );
};

const meta = {
  title: 'Button/Toggle buttons',
  component: ToggleButtons,
  render: (args) => <Live {...args} />,
  args: {
    label: 'Ansicht',
    value: 'table',
    options: [
      { value: 'table', label: 'Als Liste zeigen', icon: <IconList /> },
      { value: 'tiles', label: 'Als Kacheln zeigen', icon: <IconLayoutGrid /> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof ToggleButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing what is pressed changes nothing. */
export const TableOrTiles: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Ansicht' }));
    const tiles = group.getByRole('button', { name: 'Als Kacheln zeigen' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(tiles).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tiles');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(tiles).toHaveAttribute('aria-pressed', 'true');
  },
};
const days = [
  { value: 'day', label: 'Tag' },
  { value: 'week', label: 'Woche' },
  { value: 'month', label: 'Monat' },
] as const;
export const Words: Story = { args: { label: 'Zeitraum', value: 'week', options: days } };
export const English: Story = {
  args: {
    label: 'View',
    value: 'list',
    options: [
      { value: 'list', label: 'List' },
      { value: 'tiles', label: 'Tiles' },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { label: 'Zeitraum', value: 'day', options: days },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

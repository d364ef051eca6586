import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect, type SortSelectProps } from './sort-select';

const Live = ({ value, onChange, ...props }: SortSelectProps): ReactNode => {
  const [chosen, setChosen] = useState(value);
  return (
    <SortSelect
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
  title: 'Table/Sort select',
  component: SortSelect,
  render: (args) => <Live {...args} />,
  args: {
    value: 'frequent',
    options: [
      { value: 'frequent', label: 'Häufig bestellt' },
      { value: 'name', label: 'Name, A bis Z' },
      { value: 'price', label: 'Preis, aufsteigend' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sortierung' });
    await expect(select).toHaveDisplayValue('Häufig bestellt');
    await userEvent.selectOptions(select, 'price');
    await expect(args.onChange).toHaveBeenLastCalledWith('price');
    await expect(select).toHaveDisplayValue('Preis, aufsteigend');
  },
};
export const LongWords: Story = {
  args: { value: 'long', options: [{ value: 'long', label: 'Mindesthaltbarkeitsdatum, frühestes zuerst' }] },
  parameters: { width: 240 },
};
export const English: Story = {
  args: { value: 'name', options: [{ value: 'name', label: 'Name, A to Z' }] },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };

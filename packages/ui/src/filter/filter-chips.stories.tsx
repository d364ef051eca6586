import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { FilterChips, type FilterChipsProps } from './filter-chips';

const Live = ({ chips: first, onRemove, onClear }: FilterChipsProps): ReactNode => {
  const [chips, setChips] = useState(first);
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => {
        setChips(chips.filter((chip) => chip.key !== key));
        onRemove(key);
      }}
      onClear={() => {
        setChips([]);
        onClear();
      }}
    />
  );
};

const meta = {
  title: 'Filter/Filter chips',
  component: FilterChips,
  render: (args) => <Live {...args} />,
  args: {
    chips: [
      { key: 'day', label: 'Lieferbar bis Sa, 28.11.' },
      { key: 'celery', label: 'Ohne L · Sellerie' },
      { key: 'origin', label: 'Österreich' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the keyboard: the focus goes on to the next chip, and stays in its place after the last. */
export const Chosen: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await reachByTab(canvas.getByRole('button', { name: 'Ohne L · Sellerie entfernen' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('celery');
    await expect(canvas.getByRole('button', { name: 'Österreich entfernen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Lieferbar/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('Kein Filter gewählt')).toHaveFocus();
  },
};

export const ClearedAtOnce: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Alle löschen' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(within(canvasElement).getByText('Kein Filter gewählt')).toHaveFocus();
  },
};

/** Seen by nobody, said to those who listen. */
export const NothingChosen: Story = { args: { chips: [] } };

export const LongWords: Story = {
  args: {
    chips: [
      {
        key: 'long',
        label: 'Kennzeichen: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzkonform',
      },
      { key: 'price', label: 'Preis: nur Aktionen und Kundenpreise' },
    ],
  },
  parameters: { width: 390 },
};

export const English: Story = { globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };

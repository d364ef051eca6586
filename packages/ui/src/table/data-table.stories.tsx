import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { productCard } from './product-card.sample';
import { sampleProducts } from './product.sample';
import { SampleTable } from './table.sample';

const meta = {
  title: 'Table/Data table',
  component: SampleTable,
  args: { products: sampleProducts(12), rowHeight: 44, onOpen: fn() },
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sorted by its heads, which the keyboard reaches before the rows. */
export const Sortable: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: 'Preis netto' });
    await reachByTab(within(head).getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('€ 4,49');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('€ 64,30');
  },
};

/** Everything with the keyboard: travel, choose a range, open. */
export const BulkSelection: Story = {
  globals: { locale: 'de-AT' },
  args: { choosing: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [, first] = canvas.getAllByRole('row');
    if (first === undefined) throw new Error('The table is empty');
    await reachByTab(first);
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', { name: 'Alle auswählen' })).toBePartiallyChecked();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ sku: '100011' }));
  },
};

export const CurrentRow: Story = { args: { currentKey: '100002' } };

/** Rows that belong together under a head of their own. */
export const Grouped: Story = {
  args: {
    groups: [
      { key: 'fresh', first: 0, head: 'Frische' },
      { key: 'rest', first: 4, head: 'Übriges' },
    ],
  },
};

export const Loading: Story = { args: { products: [], loading: true } };

export const LoadingMore: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    products: [],
    choosing: true,
    empty: <p style={{ padding: 24 }}>Hier stehen Ihre Artikel nach der ersten Bestellung.</p>,
  },
};

export const Failed: Story = {
  args: {
    products: [],
    error: <p style={{ padding: 24 }}>Die Artikel konnten nicht geladen werden.</p>,
  },
};

export const English: Story = { args: { choosing: true }, globals: { locale: 'en-GB' } };

export const Dark: Story = { args: { choosing: true, currentKey: '100003' }, globals: { scheme: 'dark' } };

/** Cards in place of cells, a choice in place of heads. */
export const Phone: Story = {
  globals: { locale: 'de-AT' },
  args: { shape: 'phone', card: productCard, choosing: true },
  parameters: { width: 390 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sortierung' }),
      'Artikel, absteigend',
    );
    await expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Schweinskarreerose');
    await userEvent.click(canvas.getAllByText(/Schweinskarreerose/)[0] ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

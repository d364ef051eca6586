import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reachByTab } from '../testing/reach-by-tab';
import { categoryTree, wholeRange } from './categories.sample';
import { CategoryTree } from './category-tree';

const meta = {
  title: 'Filter/Category tree',
  component: CategoryTree,
  parameters: { width: 240 },
  args: { categories: categoryTree, all: wholeRange },
} satisfies Meta<typeof CategoryTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeRange: Story = {};

/** Unfolded, travelled and folded with the keyboard alone. */
export const InACategory: Story = {
  args: { current: 'meat' },
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Fleisch & Geflügel');
    await reachByTab(canvas.getByRole('link', { name: /^Tiefkühl/ }));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Speiseeis/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: /^Tiefkühl/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('link', { name: /^Speiseeis/ })).toBeNull();
  },
};
export const Deepest: Story = { args: { current: 'pork' } };
export const Loading: Story = { args: { current: 'fresh', loading: true } };
/** A search that finds nothing leaves no categories; the way to the whole range stays. */
export const Empty: Story = { args: { categories: [], all: { ...wholeRange, count: 0 } } };
export const WithoutCounts: Story = {
  args: {
    all: { label: 'Alle Artikel', href: '#all' },
    categories: categoryTree.map((category) => ({ ...category, count: undefined, children: undefined })),
  },
};
export const LongWords: Story = {
  args: {
    current: 'bulk',
    categories: [
      {
        key: 'bulk',
        label: 'Gemeinschaftsverpflegungsgroßgebinde',
        href: '#bulk',
        count: 12,
        children: [
          { key: 'pack', label: 'Verpackungsmittelrücknahme und Leergut', href: '#pack', count: 1204 },
        ],
      },
    ],
  },
};
export const English: Story = { args: { current: 'frozen' }, globals: { locale: 'en-GB' } };
export const Dark: Story = { args: { current: 'meat' }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { current: 'meat' },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DailyNavigation } from './daily-navigation';

const meta = {
  title: 'Frame/DailyNavigation',
  component: DailyNavigation,
  args: {
    more: 'Mehr',
    items: [
      { href: '#day', label: 'Mein Tag', current: true },
      { href: '#all', label: 'Sortiment' },
      { href: '#offers', label: 'Aktionen', folds: true },
      { href: '#regulars', label: 'Stammartikel', count: { shown: 17, label: '17 heute fällig' } },
      { href: '#templates', label: 'Vorlagen' },
      { href: '#pad', label: 'Bestellblock' },
      { href: '#stock', label: 'Inventur' },
      { href: '#orders', label: 'Bestellungen' },
      { href: '#receipts', label: 'Belege' },
      { href: '#fair', label: 'Herbstmesse', folds: true },
    ],
  },
} satisfies Meta<typeof DailyNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = { globals: { locale: 'de-AT' } };

/** What folds is within reach, and Escape leads back. */
export const Folded: Story = {
  parameters: { width: 1024 },
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByText('Mehr');
    if (more.checkVisibility()) {
      await userEvent.click(more);
      await expect(canvas.getAllByRole('link', { name: 'Herbstmesse' }).at(-1)).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
    await expect(canvas.getByRole('link', { name: 'Stammartikel , 17 heute fällig' })).toBeVisible();
  },
};
export const NothingDue: Story = {
  args: {
    items: [
      { href: '#day', label: 'My day' },
      { href: '#orders', label: 'Orders', current: true },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Frame/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Sortiment', href: '#all' },
      { label: 'Frische', href: '#fresh' },
      { label: 'Fleisch & Geflügel', href: '#meat' },
      { label: 'Rindsschnitzelfleisch Kaiserteil' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnProduct: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation', { name: 'Pfad zu dieser Seite' }));
    await expect(way.getByText('Rindsschnitzelfleisch Kaiserteil').closest('li')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const OneAbove: Story = {
  args: { items: [{ label: 'Bestellungen', href: '#orders' }, { label: 'Bestellung 4 711 203' }] },
};
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Gemeinschaftsverpflegungsgroßgebinde', href: '#bulk' },
      { label: 'Lebensmittelunverträglichkeitskennzeichnungen', href: '#labels' },
      { label: 'Verpackungsmittelrücknahmevereinbarung' },
    ],
  },
};
export const English: Story = {
  args: { items: [{ label: 'Range', href: '#all' }, { label: 'Fresh', href: '#fresh' }, { label: 'Meat' }] },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = {
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconHome, IconListCheck, IconScan, IconSearch, IconShoppingCart } from '../icons';
import { BottomBar } from './bottom-bar';

const meta = {
  title: 'Frame/Bottom bar',
  component: BottomBar,
  args: {
    items: [
      { href: '#start', label: 'Start', icon: <IconHome size={24} /> },
      { href: '#search', label: 'Suche', icon: <IconSearch size={24} /> },
      { href: '#scan', label: 'Scan', icon: <IconScan size={24} />, raised: true },
      { href: '#lists', label: 'Listen', icon: <IconListCheck size={24} />, current: true },
      {
        href: '#cart',
        label: 'Korb',
        icon: <IconShoppingCart size={24} />,
        count: 23,
        countLabel: 'Korb, 23 Positionen',
      },
    ],
  },
  decorators: [(Story) => <div style={{ paddingTop: 24 }}>{Story()}</div>],
  parameters: { layout: 'fullscreen', width: 390 },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveWays: Story = {};
export const FullCart: Story = {
  args: {
    items: [
      { href: '#start', label: 'Start', icon: <IconHome size={24} />, current: true },
      { href: '#search', label: 'Suche', icon: <IconSearch size={24} /> },
      {
        href: '#cart',
        label: 'Korb',
        icon: <IconShoppingCart size={24} />,
        count: 240,
        countLabel: 'Korb, 240 Positionen',
      },
    ],
  },
};

/** A word too long for its place goes on below; the signs stay on one line. */
export const LongWords: Story = {
  args: {
    items: [
      { href: '#start', label: 'Startseite', icon: <IconHome size={24} />, current: true },
      { href: '#search', label: 'Artikelsuche', icon: <IconSearch size={24} /> },
      { href: '#scan', label: 'Scannen', icon: <IconScan size={24} />, raised: true },
      { href: '#lists', label: 'Bestellvorlagen', icon: <IconListCheck size={24} /> },
      { href: '#cart', label: 'Warenkorb', icon: <IconShoppingCart size={24} /> },
    ],
  },
};
export const English: Story = {
  args: {
    items: [
      { href: '#start', label: 'Home', icon: <IconHome size={24} />, current: true },
      { href: '#search', label: 'Search', icon: <IconSearch size={24} /> },
      { href: '#scan', label: 'Scan', icon: <IconScan size={24} />, raised: true },
      { href: '#lists', label: 'Lists', icon: <IconListCheck size={24} /> },
      {
        href: '#cart',
        label: 'Cart',
        icon: <IconShoppingCart size={24} />,
        count: 23,
        countLabel: 'Cart, 23 items',
      },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

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

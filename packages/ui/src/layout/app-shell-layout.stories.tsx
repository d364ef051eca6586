import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, IconButton } from '../button';
import { Notice, SkeletonLines } from '../feedback';
import {
  IconBell,
  IconClock,
  IconHome,
  IconListCheck,
  IconScan,
  IconSearch,
  IconShoppingCart,
} from '../icons';
import { BottomBar } from './bottom-bar';
import { CartButton } from './cart-button';
import { DeadlineBar } from './deadline-bar';
import { HeaderBrand } from './header-brand';
import { HeaderNavigation } from './header-navigation';
import { AppShellLayout } from './app-shell-layout';
import { PageHeader } from './page-header';
import { PageTitle } from './page-title';

const meta = {
  title: 'Frame/Page frame',
  component: AppShellLayout,
  args: {
    header: (
      <PageHeader
        brand={<HeaderBrand theme="gastrofresh" branch="Krems" href="#start" />}
        notifications={<IconButton label="Nachrichten" icon={<IconBell size={20} />} />}
        cart={<CartButton count={23} sum="€ 1.284,60" href="#cart" />}
        navigation={
          <HeaderNavigation
            items={[
              { href: '#range', label: 'Sortiment', current: true },
              { href: '#offers', label: 'Aktionen' },
              { href: '#templates', label: 'Vorlagen' },
            ]}
          />
        }
        deadline={
          <DeadlineBar
            order="Heute bis 16:00 bestellen"
            delivery="Lieferung Do, 26.11."
            left="noch 3 Std 12 Min"
            short={{ order: 'Heute bis 16:00', left: '3:12 Std' }}
          />
        }
      />
    ),
    tree: {
      label: 'Sortiment',
      content: (
        <div style={{ padding: 16 }}>
          <SkeletonLines count={8} />
        </div>
      ),
    },
    panel: {
      label: 'Warenkorb',
      content: (
        <div style={{ display: 'grid', gap: 16, padding: 16 }}>
          <h2>Warenkorb</h2>
          <Notice tone="brand" icon={<IconClock />}>
            Lieferung Do, 26.11.
          </Notice>
          <Button variant="filled" size="large" wide>
            Zur Lieferung
          </Button>
        </div>
      ),
      rail: (
        <div style={{ padding: 12 }}>
          <IconButton label="Warenkorb öffnen, 23 Positionen" icon={<IconShoppingCart />} count={23} />
        </div>
      ),
    },
    bottomBar: (
      <BottomBar
        items={[
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
        ]}
      />
    ),
    children: <PageTitle count="5.638 Treffer">Alle Artikel</PageTitle>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShellLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first key leads past the header to the content. */
export const WithTreeAndCart: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: /Zum Inhalt|Skip/ });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${within(canvasElement).getByRole('main').id}`);
    // It lies over the logo only while it has the focus.
    skip.blur();
  },
};
export const CartFolded: Story = { args: { panelFolded: true } };
export const ContentAlone: Story = { args: { tree: undefined, panel: undefined } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button';
import { IconBell, IconSearch } from '../icons';
import { CartButton } from './cart-button';
import { CustomerButton } from './customer-button';
import { DailyNavigation } from './daily-navigation';
import { DeadlineBar } from './deadline-bar';
import { HeaderBrand } from './header-brand';
import { HeaderNavigation } from './header-navigation';
import { OfflineBanner } from './offline-banner';
import { PageHeader } from './page-header';

/** Stands for the search box, which is a room of its own. */
const search = (
  <div
    style={{
      display: 'flex',
      gap: 8,
      alignItems: 'center',
      height: 44,
      padding: '0 12px',
      border: '1px solid var(--gs-control)',
      borderRadius: 8,
      color: 'var(--gs-text2)',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    }}
  >
    <IconSearch />
    <span title="Artikel oder Nummer" style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      Artikel oder Nummer
    </span>
  </div>
);

const meta = {
  title: 'Frame/Page header',
  component: PageHeader,
  args: {
    brand: <HeaderBrand theme="gastrofresh" branch="Krems" href="#start" />,
    search,
    customer: (
      <CustomerButton
        name="Gasthof Zum Goldenen Hirschen"
        meta="Kunde 48 213 · Krems an der Donau"
        onChange={fn()}
      />
    ),
    notifications: <IconButton label="Nachrichten, 2 neu" icon={<IconBell size={20} />} count={2} />,
    cart: <CartButton count={23} sum="€ 1.284,60" href="#cart" />,
    navigation: (
      <HeaderNavigation
        items={[
          { href: '#range', label: 'Sortiment', current: true },
          { href: '#offers', label: 'Aktionen' },
          { href: '#regular', label: 'Stammartikel' },
          { href: '#templates', label: 'Vorlagen' },
          { href: '#pad', label: 'Bestellblock' },
          { href: '#stock', label: 'Inventur' },
          { href: '#orders', label: 'Bestellungen' },
          { href: '#receipts', label: 'Belege' },
          { href: '#fair', label: 'Herbstmesse', note: 'bis 29.11.' },
        ]}
      />
    ),
    deadline: (
      <DeadlineBar
        order="Heute bis 16:00 bestellen"
        delivery="Lieferung Do, 26.11."
        left="noch 3 Std 12 Min"
        short={{ order: 'Heute bis 16:00', left: '3:12 Std' }}
      />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is reached by keyboard, in reading order. */
export const Everything: Story = {
  play: async () => {
    for (const name of [/Gastrofresh/, /Goldenen Hirschen/, /Nachrichten/, /1\.284,60/, /Sortiment/]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};
/** What who orders has above the day: on smaller desks the rest stands under one word. */
export const OfADay: Story = {
  args: {
    navigation: (
      <DailyNavigation
        more="Mehr"
        items={[
          { href: '#day', label: 'Mein Tag', current: true },
          { href: '#all', label: 'Sortiment' },
          { href: '#offers', label: 'Aktionen', folds: true },
          { href: '#regulars', label: 'Stammartikel', count: { shown: 17, label: '17 heute fällig' } },
          { href: '#pad', label: 'Bestellblock' },
          { href: '#orders', label: 'Bestellungen' },
          { href: '#fair', label: 'Herbstmesse', folds: true },
        ]}
      />
    ),
    deadline: <DeadlineBar order="Heute bis 16:00" short={{ order: 'Heute bis 16:00' }} />,
  },
};
/** A long branch gives way; the logo keeps its place. */
export const LongNames: Story = {
  args: {
    brand: <HeaderBrand theme="gastrofresh" branch="Sankt Veit an der Glan und Friesach" href="#start" />,
    customer: (
      <CustomerButton
        name="Gemeinschaftsverpflegung Landeskrankenhaus Klagenfurt Betriebsgesellschaft"
        meta="Kunde 48 213 · Klagenfurt am Wörthersee"
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const logo = within(canvasElement).getByRole('img', { name: /Gastrofresh/ });
    const branch = within(canvasElement).getByTitle(/Sankt Veit/);
    await expect(logo.getBoundingClientRect().right).toBeLessThanOrEqual(branch.getBoundingClientRect().left);
  },
};
export const WithoutPrices: Story = { args: { cart: <CartButton count={23} href="#cart" /> } };
export const SignedOut: Story = {
  args: {
    customer: undefined,
    notifications: undefined,
    cart: undefined,
    navigation: undefined,
    deadline: undefined,
  },
};
export const Offline: Story = { args: { state: <OfflineBanner state="offline" waiting={3} /> } };
export const DeadlineMissed: Story = {
  args: {
    deadline: <DeadlineBar order="Bestellschluss war 11:00" delivery="Vogerlsalat kommt Fr, 27.11." missed />,
  },
};

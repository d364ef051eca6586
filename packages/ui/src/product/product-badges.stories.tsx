import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttributeBadge } from './attribute-badge';
import type { ProductBannerData } from './banner-text';
import { ProductBanner } from './product-banner';

const badges = [
  ['Bio', 'Bio'],
  ['Tiefgekuehlt', 'TK'],
  ['Gekuehlt', 'gekühlt'],
  ['Wiegeartikel', 'Wiegeartikel'],
  ['Msc', 'MSC'],
  ['Asc', 'ASC'],
  ['Veg', 'vegan'],
  ['Gf', 'glutenfrei'],
  ['Lf', 'laktosefrei'],
  ['Bestellschluss', 'Bestellschluss 11:00'],
  ['Bestellartikel', 'Bestellartikel, 3 Tage'],
] as const;

const banners: readonly ProductBannerData[] = [
  { kind: 'ON_SALE', audience: 'ALL', percent: '12 %' },
  { kind: 'ON_SALE', audience: 'CUSTOMER' },
  { kind: 'PRE_ORDER' },
  { kind: 'NEW' },
  { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON', from: 'Mo, 30.11.' },
  { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON' },
  { kind: 'NOT_AVAILABLE', reason: 'REMOVED_FROM_INVENTORY' },
  { kind: 'NOT_AVAILABLE', reason: 'INACTIVE' },
];

const flow = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const meta = { title: 'Product/Badges', parameters: { width: 480 } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  render: () => (
    <div style={flow}>
      {banners.map((banner, index) => (
        <ProductBanner key={index} banner={banner} />
      ))}
      {banners.map((banner, index) => (
        <ProductBanner key={`large ${index}`} banner={banner} large />
      ))}
    </div>
  ),
};

export const Attributes: Story = {
  render: () => (
    <div style={flow}>
      {badges.map(([key, label]) => (
        <AttributeBadge key={key} badge={{ key, label, hasIcon: true }} />
      ))}
      <AttributeBadge badge={{ key: 'Ama', label: 'AMA', hasIcon: false }} />
    </div>
  ),
};

export const LogosAlone: Story = {
  render: () => (
    <div style={flow}>
      {badges.map(([key, label]) => (
        <AttributeBadge key={key} badge={{ key, label, hasIcon: true }} iconOnly />
      ))}
    </div>
  ),
};

export const LargeAttributes: Story = {
  render: () => (
    <div style={flow}>
      {badges.map(([key, label]) => (
        <AttributeBadge key={key} badge={{ key, label, hasIcon: true }} large />
      ))}
    </div>
  ),
};

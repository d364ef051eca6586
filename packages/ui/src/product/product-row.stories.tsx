import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { IconTemplate } from '../icons';
import { ProductListHead } from './product-list-head';
import { ProductRow, type ProductRowProps } from './product-row';
import { ProductRowSkeleton } from './product-row-skeleton';
import { sampleOrder, sampleProduct } from './product.sample';
import { type ProductRowShape, useProductRowHeight } from './use-product-row-height';
import corner from './tile-corner.sample.module.css';

const inList = (rows: ReactNode, withPrices = true): ReactElement => (
  <>
    <ProductListHead withPrices={withPrices} />
    <div role="list" aria-label="Artikel">
      {rows}
    </div>
  </>
);

const all = (props: Partial<ProductRowProps> = {}): ReactNode =>
  Array.from({ length: 20 }, (_, index) => (
    <ProductRow key={index} product={sampleProduct(index)} order={sampleOrder(index)} {...props} />
  ));

const longName = {
  name: 'Bergkäse sechs Monate auf der Alm gereift im Stück Käserei Bergwiese ca. 6 kg',
  shortName: 'Bergkäse sechs Monate auf der Alm gereift im Stück Käserei Bergwiese',
  size: 'ca. 6 kg',
};

const meta = {
  title: 'Product/Row',
  component: ProductRow,
  args: {
    product: sampleProduct(0),
    order: sampleOrder(0),
    actions: { onChange: fn(), onAdd: fn(), onRemove: fn() },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => inList(<ProductRow {...args} />, args.withPrices),
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assortment: Story = { render: () => inList(all()) };

export const Compact: Story = { render: () => inList(all({ density: 'compact' })) };

export const WithoutPrices: Story = { render: () => inList(all({ withPrices: false }), false) };

/** Visitors see articles and can order nothing. */
export const Anonymous: Story = {
  args: { order: undefined, withPrices: false },
  render: (args) => (
    <div role="list" aria-label="Artikel">
      <ProductRow {...args} />
    </div>
  ),
};

export const PriceOnRequest: Story = {
  args: { product: { ...sampleProduct(3), price: 'ON_REQUEST', basePrice: undefined } },
};

export const BelowMinimum: Story = {
  args: {
    product: sampleProduct(5),
    order: {
      ...sampleOrder(5),
      amount: 1,
      units: [{ abbreviation: 'Kiste', name: 'Kiste', plural: 'Kisten', minimum: 2 }],
    },
  },
};

export const Busy: Story = { args: { order: { ...sampleOrder(0), busy: true } } };

export const NotSentYet: Story = { args: { order: { ...sampleOrder(0), unsent: true } } };

/**
 * The bookmark is in sight where it is pressed, and where the row is pointed at or reached. It stays whole where the name
 * takes two lines, and its size a third that only readers hear.
 */
export const WithTools: Story = {
  // As wide as the list beside the cart.
  decorators: [(Story) => <div style={{ maxInlineSize: 846 }}>{Story()}</div>],
  render: () =>
    inList(
      Array.from({ length: 6 }, (_, index) => (
        <ProductRow
          key={index}
          product={{ ...sampleProduct(index), ...(index < 3 && longName) }}
          order={sampleOrder(index)}
          tools={
            <button
              type="button"
              className={corner['corner']}
              aria-label="In eine Vorlage"
              aria-pressed={index === 1}
            >
              <IconTemplate size={18} />
            </button>
          }
        />
      )),
    ),
};

export const NotAvailable: Story = { args: { product: sampleProduct(18), order: sampleOrder(18) } };

export const LongNames: Story = {
  args: {
    product: {
      ...sampleProduct(5),
      name: 'Wildschweinrückenmedaillons in Preiselbeer-Wacholder-Rotweinmarinade vakuumverpackt tiefgekühlt ca. 2,5 kg',
      number: '1234567890',
      origin: 'Niederösterreichisches Waldviertel',
      badges: [
        { key: 'Tiefgekuehlt', label: 'tiefgekühlt', hasIcon: true },
        { key: 'Bestellschluss', label: 'Bestellschluss 11:00', hasIcon: true },
        { key: 'Wiegeartikel', label: 'Wiegeartikel', hasIcon: true },
        { key: 'Bio', label: 'Bio', hasIcon: true },
      ],
      price: {
        priceText: 'ca. € 12.154,00',
        unit: 'Kanister',
        note: { kind: 'FORMER', price: '€ 13.418,40' },
      },
    },
  },
};

export const Loading: Story = {
  render: () =>
    inList(
      Array.from({ length: 8 }, (_, index) => (
        <div key={index} role="listitem">
          <ProductRowSkeleton />
        </div>
      )),
    ),
};

const Measured = ({ density, withOrder }: Pick<ProductRowShape, 'density' | 'withOrder'>): ReactNode => {
  const height = useProductRowHeight({ density, withPrices: true, withOrder });
  return (
    <div data-height={height}>
      <ProductRow
        product={sampleProduct(3)}
        order={withOrder ? sampleOrder(3) : undefined}
        density={density}
        semantics="none"
      />
    </div>
  );
};

/** Lists that render only what is in view know a row's height beforehand: it is the one its styles draw. */
export const KnownHeight: Story = {
  render: () => (
    <>
      <Measured density="normal" withOrder />
      <Measured density="compact" withOrder />
      <Measured density="normal" withOrder={false} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-height]')];
    await expect(rows.length).toBe(3);
    for (const row of rows) await expect(`${row.getBoundingClientRect().height}`).toBe(row.dataset['height']);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTemplate } from '../icons';
import { ProductTile } from './product-tile';
import { ProductTileGrid } from './product-tile-grid';
import { ProductTileSkeleton } from './product-tile-skeleton';
import { sampleOrder, sampleProduct } from './product.sample';
import styles from './tile-corner.sample.module.css';

const corner = (
  <button type="button" className={styles['corner']} aria-label="In eine Vorlage">
    <IconTemplate size={18} />
  </button>
);

const meta = {
  title: 'Product/Tile',
  component: ProductTile,
  args: { product: sampleProduct(5), order: sampleOrder(5) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <ProductTileGrid label="Artikel">
          <Story />
        </ProductTileGrid>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assortment: Story = {
  render: () => (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <ProductTile key={index} product={sampleProduct(index)} order={sampleOrder(index)} corner={corner} />
      ))}
    </>
  ),
};

export const WithoutPrices: Story = {
  render: () => (
    <>
      {Array.from({ length: 6 }, (_, index) => (
        <ProductTile
          key={index}
          product={sampleProduct(index)}
          order={sampleOrder(index)}
          withPrices={false}
        />
      ))}
    </>
  ),
};

export const Photograph: Story = {
  args: { product: { ...sampleProduct(7), picture: { family: 'veg', url: '/missing.jpg' } } },
};

export const BelowMinimum: Story = {
  args: {
    order: {
      ...sampleOrder(5),
      amount: 1,
      units: [{ abbreviation: 'Kiste', name: 'Kiste', plural: 'Kisten', minimum: 2 }],
    },
  },
};

export const LongName: Story = {
  args: {
    product: {
      ...sampleProduct(12),
      name: 'Wildschweinrückenmedaillons in Preiselbeer-Wacholder-Rotweinmarinade vakuumverpackt',
    },
  },
};

export const Loading: Story = {
  render: () => (
    <>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} role="listitem">
          <ProductTileSkeleton />
        </div>
      ))}
    </>
  ),
};

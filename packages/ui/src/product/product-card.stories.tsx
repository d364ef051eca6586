import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './product-card';
import { sampleOrder, sampleProduct } from './product.sample';

const meta = {
  title: 'Product/Card',
  component: ProductCard,
  args: { product: sampleProduct(1), order: sampleOrder(1) },
  parameters: { width: 360 },
  render: (args) => (
    <div role="list" aria-label="Passt dazu">
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCart: Story = {};

export const Offered: Story = { args: { product: sampleProduct(14), order: sampleOrder(14) } };

export const WithoutPrices: Story = { args: { withPrices: false } };

export const LongName: Story = { args: { product: sampleProduct(15), order: sampleOrder(15) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DRAWING_NAMES } from './drawings/drawing-name';
import { FAMILY_DRAWINGS, type ProductFamily } from './drawings/product-family';
import { ProductGallery } from './product-gallery';
import { ProductThumbnail } from './product-thumbnail';

const families = Object.keys(FAMILY_DRAWINGS).filter((key): key is ProductFamily => key in FAMILY_DRAWINGS);

const meta = { title: 'Product/Picture', component: ProductThumbnail } satisfies Meta<
  typeof ProductThumbnail
>;

export default meta;
type Story = StoryObj<typeof meta>;

const flow = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Families: Story = {
  args: { image: { family: 'other' }, size: 'card' },
  render: () => (
    <div style={flow}>
      {families.map((family) => (
        <ProductThumbnail key={family} image={{ family }} size="card" alt={family} />
      ))}
    </div>
  ),
};

export const Drawings: Story = {
  args: { image: { family: 'other' }, size: 'card' },
  render: () => (
    <div style={flow}>
      {DRAWING_NAMES.map((drawing) => (
        <ProductThumbnail key={drawing} image={{ family: 'dry', drawing }} size="card" alt={drawing} />
      ))}
    </div>
  ),
};

/** A photograph that does not arrive is replaced by the drawing, in the same place. */
export const BrokenPhotograph: Story = {
  args: {
    image: { family: 'fruit', drawing: 'tomato', url: '/missing.jpg' },
    size: 'card',
    alt: 'Paradeiser',
  },
};

export const Gallery: Story = {
  args: { image: { family: 'bakery' }, size: 'detail' },
  parameters: { width: 400 },
  render: () => (
    <ProductGallery
      name="Apfelstrudel gezogen 1,8 kg"
      banner={{ kind: 'ON_SALE', audience: 'ALL', percent: '8 %' }}
      images={[
        { family: 'bakery', drawing: 'strudel' },
        { family: 'fruit', drawing: 'red-apple' },
        { family: 'dry', drawing: 'package' },
      ]}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DRAWING_NAMES } from './drawings/drawing-name';
import { FAMILY_DRAWINGS, type ProductFamily } from './drawings/product-family';
import { ProductGallery } from './product-gallery';
import { ProductPicture } from './product-picture';

const families = Object.keys(FAMILY_DRAWINGS).filter((key): key is ProductFamily => key in FAMILY_DRAWINGS);

const meta = { title: 'Product/Picture', component: ProductPicture } satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const flow = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Families: Story = {
  args: { picture: { family: 'other' }, size: 'card' },
  render: () => (
    <div style={flow}>
      {families.map((family) => (
        <ProductPicture key={family} picture={{ family }} size="card" alt={family} />
      ))}
    </div>
  ),
};

export const Drawings: Story = {
  args: { picture: { family: 'other' }, size: 'card' },
  render: () => (
    <div style={flow}>
      {DRAWING_NAMES.map((drawing) => (
        <ProductPicture key={drawing} picture={{ family: 'dry', drawing }} size="card" alt={drawing} />
      ))}
    </div>
  ),
};

/** A photograph that does not arrive is replaced by the drawing, in the same place. */
export const BrokenPhotograph: Story = {
  args: {
    picture: { family: 'fruit', drawing: 'tomato', url: '/missing.jpg' },
    size: 'card',
    alt: 'Paradeiser',
  },
};

export const Gallery: Story = {
  args: { picture: { family: 'bakery' }, size: 'detail' },
  parameters: { width: 400 },
  render: () => (
    <ProductGallery
      name="Apfelstrudel gezogen 1,8 kg"
      banner={{ kind: 'ON_SALE', audience: 'ALL', percent: '8 %' }}
      pictures={[
        { family: 'bakery', drawing: 'strudel' },
        { family: 'fruit', drawing: 'red-apple' },
        { family: 'dry', drawing: 'package' },
      ]}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductKey } from './product-key';
import { SizedLabel } from './sized-label';

const meta = {
  title: 'Product/Size and number',
  component: ProductKey,
  args: { size: '24 × 0,33 l', number: '493861' },
  parameters: { width: 240 },
} satisfies Meta<typeof ProductKey>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How a second line begins. */
export const Both: Story = {};

/** Nothing is known of what it holds. */
export const WithoutSize: Story = { args: { size: undefined } };

/** Below its name, from which the size is left out for the eye alone. */
export const BelowTheName: Story = {
  render: (args) => (
    <>
      <SizedLabel name="Cola Sprizzo 24 × 0,33 l" shortName="Cola Sprizzo" />
      <div>
        <ProductKey {...args} />
      </div>
    </>
  ),
};

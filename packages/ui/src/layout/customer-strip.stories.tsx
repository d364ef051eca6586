import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CustomerStrip } from './customer-strip';
import { DeadlineBar } from './deadline-bar';

const meta = {
  title: 'Frame/Customer strip',
  component: CustomerStrip,
  args: { name: 'Hotel Seeblick', meta: 'Kunde 48 304 · Kaprun', onChange: fn() },
  render: (args) => (
    <div style={{ display: 'flex', containerType: 'inline-size' }}>
      <CustomerStrip {...args} />
      <DeadlineBar
        order="Heute bis 14:00, Tiefkühl dabei"
        delivery="16:00 für den Rest"
        short={{ order: 'Heute bis 14:00, Tiefkühl dabei', bare: 'Heute bis 14:00', delivery: 'Rest 16:00' }}
      />
    </div>
  ),
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CustomerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheDeadline: Story = {};
/** A long name takes two lines; the strip does not grow. */
export const LongName: Story = { args: { name: 'Gasthof Zum Goldenen Hirschen' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from './offline-banner';

const meta = {
  title: 'Frame/Offline banner',
  component: OfflineBanner,
  args: { state: 'offline', waiting: 3 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AmountsWaiting: Story = {};
export const OneWaiting: Story = { args: { waiting: 1 } };
export const NothingWaiting: Story = { args: { waiting: 0 } };
export const Sending: Story = { args: { state: 'sending' } };
export const Sent: Story = { args: { state: 'sent', waiting: 0 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { OfflineBanner, type OfflineBannerProps } from './offline-banner';

const NEXT = { offline: 'sending', sending: 'sent', sent: 'offline' } as const;

/** A connection that comes back step by step. */
const Connection = ({ state: first, waiting }: OfflineBannerProps): ReactNode => {
  const [state, setState] = useState(first);
  return (
    <>
      <OfflineBanner state={state} waiting={waiting} />
      <div style={{ padding: 16 }}>
        <Button
          onClick={() => {
            setState(NEXT[state]);
          }}
        >
          Weiter
        </Button>
      </div>
    </>
  );
};

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

/** The line stays the same element while its words change: a new one would not be read out. */
export const ComesBack: Story = {
  globals: { locale: 'de-AT' },
  render: (args) => <Connection {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('3 Mengen warten und gehen nicht verloren.');
    const next = canvas.getByRole('button', { name: 'Weiter' });
    await userEvent.click(next);
    await expect(banner).toHaveTextContent('3 Mengen werden gesendet.');
    await userEvent.click(next);
    await expect(banner).toHaveTextContent('Alles ist gesendet.');
    await expect(next).toHaveFocus();
  },
};

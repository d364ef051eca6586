import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { ErrorState } from './error-state';

const retry: () => void = fn();

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Die Bestellungen konnten nicht geladen werden.',
    children: 'Prüfen Sie die Verbindung. Was Sie eingegeben haben, ist nicht verloren.',
    onRetry: retry,
    reference: '7f3c-2291',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way on is reached by keyboard. */
export const Full: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Compact: Story = { args: { compact: true, reference: undefined }, parameters: { width: 320 } };
export const WithoutRetry: Story = {
  render: () => (
    <ErrorState
      title="Diese Seite gibt es nicht."
      headingLevel={1}
      actions={<Button variant="filled">Zur Startseite</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilePreview } from './file-preview';

const meta = {
  title: 'Upload/File preview',
  component: FilePreview,
  parameters: { width: 560 },
  args: {
    name: 'Bestellung KW 48 Gasthof Zum Goldenen Hirschen, zweite Fassung nach Rücksprache.csv',
    size: 42_318,
    state: { kind: 'waiting' },
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FilePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Sending: Story = { args: { state: { kind: 'sending', percent: 62 } } };
export const Done: Story = { args: { state: { kind: 'done' } } };

export const Failed: Story = {
  globals: { locale: 'de-AT' },
  args: {
    state: { kind: 'failed', reason: 'Keine Verbindung. Die Datei bleibt hier und geht nicht verloren.' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Nochmals/ }));
    await userEvent.click(canvas.getByRole('button', { name: /entfernen/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  args: { state: { kind: 'sending', percent: 8 } },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { state: { kind: 'done' } }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { state: { kind: 'failed', reason: 'Keine Verbindung.' } },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};

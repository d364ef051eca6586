import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileDrop } from './file-drop';

const meta = {
  title: 'Upload/File drop',
  component: FileDrop,
  parameters: { width: 560 },
  args: {
    label: 'Bestellliste',
    endings: ['.csv', '.xlsx'],
    maxBytes: 2_000_000,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const LIST = new File(['201144;12;Stk'], 'Bestellung KW 48.csv', { type: 'text/csv' });
const IMAGE = new File(['GIF89a'], 'Urlaubsfoto.gif', { type: 'image/gif' });

export const Waiting: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(within(canvasElement).getByLabelText(/Bestellliste/), LIST);
    await expect(args.onFiles).toHaveBeenCalledWith([LIST]);
  },
};

/** A file of the wrong kind is not taken, and the reason stands below. */
export const WrongType: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dragged = new DataTransfer();
    dragged.items.add(IMAGE);
    await waitFor(() => {
      canvas
        .getByText('Bestellliste')
        .dispatchEvent(new DragEvent('drop', { dataTransfer: dragged, bubbles: true, cancelable: true }));
      return expect(canvas.getByRole('alert')).toHaveTextContent('„Urlaubsfoto.gif“ hat das falsche Format');
    });
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  args: { label: 'Wareneingangskontrollprotokollsammelmappenübertragungsdatei' },
  parameters: { width: 390 },
};

export const English: Story = { args: { label: 'Order list' }, globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };

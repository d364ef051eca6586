import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BarcodeScanner } from './barcode-scanner';
import type { CodeDetector } from './code-detector';
import { brokenCamera, fakeCamera } from './fake-camera.sample';
import { zxingDetector } from './zxing-detector';

const CODE = '9001234567896';

const seeing = (codes: readonly string[]) => (): Promise<CodeDetector> =>
  Promise.resolve({ detect: () => Promise.resolve(codes) });

const meta = {
  title: 'Scanner/Barcode scanner',
  component: BarcodeScanner,
  parameters: { width: 390 },
  args: { onCode: fn(), openStream: fakeCamera(CODE), createDetector: seeing([]) },
} satisfies Meta<typeof BarcodeScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aiming: Story = {};

export const Found: Story = {
  globals: { locale: 'de-AT' },
  args: { createDetector: seeing([CODE]) },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith(CODE));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(CODE);
  },
};

/** The detector that is loaded where the browser has none, on a drawn barcode. */
export const LoadedDetector: Story = {
  globals: { locale: 'de-AT' },
  args: { createDetector: zxingDetector },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith(CODE), { timeout: 15_000 });
  },
};

export const Starting: Story = { args: { openStream: () => new Promise<MediaStream>(() => undefined) } };

/** The number can be typed whatever the camera does. */
export const PermissionDenied: Story = {
  globals: { locale: 'de-AT' },
  args: { openStream: brokenCamera('NotAllowedError') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Die Kamera ist nicht freigegeben.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '9 001234 567896{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith(CODE);
  },
};

export const NoCamera: Story = { args: { openStream: brokenCamera('NotFoundError') } };
export const CameraInUse: Story = { args: { openStream: brokenCamera('NotReadableError') } };

export const DetectorMissing: Story = {
  args: { createDetector: () => Promise.reject(new Error('offline')) },
};

export const English: Story = {
  args: { openStream: brokenCamera('NotAllowedError') },
  globals: { locale: 'en-GB' },
};

export const Dark: Story = {
  args: { openStream: brokenCamera('NotFoundError') },
  globals: { scheme: 'dark' },
};

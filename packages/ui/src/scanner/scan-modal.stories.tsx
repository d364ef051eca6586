import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brokenCamera, fakeCamera } from './fake-camera.sample';
import { ScanModal } from './scan-modal';

const CODE = '9001234567896';

const meta = {
  title: 'Scanner/Scan modal',
  component: ScanModal,
  parameters: { width: 390 },
  args: {
    title: 'Artikel scannen',
    done: 'Fertig',
    onCode: fn(),
    onClose: fn(),
    openStream: fakeCamera(CODE),
    createDetector: () => Promise.resolve({ detect: () => Promise.resolve([]) }),
    children: <p>Noch nichts gescannt.</p>,
  },
} satisfies Meta<typeof ScanModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Scanned: Story = {
  args: {
    children: (
      <>
        <p>3 × Schlagobers 36 %, 1 l</p>
        <p>1 × Weizenmehl glatt W480, 25 kg</p>
      </>
    ),
  },
};
/** A number can be typed where there is no camera; the button ends it. */
export const NoCamera: Story = {
  globals: { locale: 'de-AT' },
  args: { openStream: brokenCamera('NotFoundError') },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Fertig' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };

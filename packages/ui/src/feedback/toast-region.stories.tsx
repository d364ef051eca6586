import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Modal } from '../overlay';
import { reachByTab } from '../testing/reach-by-tab';
import { StatusLog } from './status-log';
import { useToasts, useToastState } from './toast-context';
import { ToastProvider } from './toast-provider';
import { createToastStore } from './toast-store';

const Speaker = (): ReactNode => {
  const { say } = useToasts();
  const { log } = useToastState();
  const [draft, setDraft] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 420, minHeight: 320, alignContent: 'start' }}>
      <Button
        onClick={() => {
          say({ tone: 'good', title: 'Vorlage gespeichert', life: 600 });
        }}
      >
        Speichern
      </Button>
      {draft && (
        <Button
          variant="quiet"
          onClick={() => {
            setDraft(false);
            say({ tone: 'info', title: 'Entwurf verworfen' });
          }}
        >
          Verwerfen
        </Button>
      )}
      <StatusLog messages={log} />
    </div>
  );
};

const Page = (): ReactNode => {
  const [store] = useState(createToastStore);
  return (
    <ToastProvider store={store}>
      <Speaker />
    </ToastProvider>
  );
};

const meta = { title: 'Feedback/Toast region', component: Page } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSaid: Story = {};

/** A message does not go while somebody points at it, and goes when the pointer leaves. */
export const HeldByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: /Meldungen|Messages/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const message = await within(region).findByRole('status');
    await userEvent.hover(message);
    const saidAt = performance.now();
    await waitFor(() => expect(performance.now() - saidAt).toBeGreaterThan(900), { timeout: 3000 });
    await expect(message).toBeInTheDocument();
    await userEvent.unhover(message);
    await waitFor(() => expect(within(region).queryByRole('status')).toBeNull(), { timeout: 3000 });
  },
};

/** A message goes by itself and stays in the log; while its button has the focus it does not go. */
export const HeldByFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: /Meldungen|Messages/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const close = await within(region).findByRole('button');
    await reachByTab(close);
    const saidAt = performance.now();
    await waitFor(() => expect(performance.now() - saidAt).toBeGreaterThan(900), { timeout: 3000 });
    await expect(close).toBeInTheDocument();
    close.blur();
    await waitFor(() => expect(within(region).queryByRole('button')).toBeNull(), { timeout: 3000 });
    await expect(canvas.getByRole('list')).toHaveTextContent('Vorlage gespeichert');
  },
};

/** Whoever closes a message goes on at the place from which he came to it. */
export const FocusGoesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const region = canvas.getByRole('region', { name: /Meldungen|Messages/ });
    await reachByTab(await within(region).findByRole('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(region).queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Verwerfen' })).toHaveFocus();
  },
};

/** Where the place one came from has gone, the content takes the focus instead of the top of the page. */
export const FocusGoesToContent: Story = {
  render: () => (
    <main tabIndex={-1}>
      <Page />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    const region = canvas.getByRole('region', { name: /Meldungen|Messages/ });
    await userEvent.click(await within(region).findByRole('button'));
    await waitFor(() => expect(within(region).queryByRole('status')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const Asking = ({ size }: { readonly size: 'small' | 'full' }): ReactNode => {
  const [store] = useState(() => {
    const said = createToastStore();
    said.say({ tone: 'good', title: 'Bestellt für Donnerstag', life: 600_000 });
    return said;
  });
  return (
    <ToastProvider store={store}>
      <Modal opened onClose={() => undefined} title="Betriebsurlaub" size={size}>
        <p>Alle Dauerbestellungen ruhen, bis der Betrieb wieder aufsperrt.</p>
      </Modal>
    </ToastProvider>
  );
};

const closingButtonsApart = async (root: HTMLElement) => {
  const page = within(root.ownerDocument.body);
  const dialog = await page.findByRole('dialog');
  const message = page.getByText('Bestellt für Donnerstag').closest('[role="status"]');
  if (message === null) throw new Error('The message is not said');
  const close = within(dialog).getByRole('button', { name: /Schließen|Close/ });
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]));
  const [covering, covered] = [message.getBoundingClientRect(), close.getBoundingClientRect()];
  const apart =
    covering.right <= covered.left ||
    covered.right <= covering.left ||
    covering.bottom <= covered.top ||
    covered.bottom <= covering.top;
  await expect(apart).toBe(true);
};

/** A message still standing when a dialog opens leaves its close button free, also where it comes from below. */
export const BesideADialog: Story = {
  render: () => <Asking size="small" />,
  play: ({ canvasElement }) => closingButtonsApart(canvasElement),
};

/** So it does where the dialog takes the whole screen of a phone. */
export const BesideAFullDialog: Story = {
  render: () => <Asking size="full" />,
  play: ({ canvasElement }) => closingButtonsApart(canvasElement),
};

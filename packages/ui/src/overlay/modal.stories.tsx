import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { OverlayStory } from '../testing/overlay-story';
import { Modal } from './modal';

const meta = {
  title: 'Overlay/Modal',
  component: Modal,
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Als Vorlage speichern',
    children:
      'Die 23 Positionen des Warenkorbs werden als Vorlage gespeichert. Der Warenkorb bleibt, wie er ist.',
    footer: (
      <>
        <Button>Abbrechen</Button>
        <Button variant="filled">Speichern</Button>
      </>
    ),
  },
  render: (args) => (
    <OverlayStory open={args.opened}>
      {(opened, close) => <Modal {...args} opened={opened} onClose={close} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Small: Story = { args: { size: 'small' } };

export const LongContent: Story = {
  args: {
    title: 'Lebensmittelunverträglichkeitskennzeichnung der Tiefkühlgemüsemischung',
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line}>Zeile {line + 1}: Enthält Sellerie, kann Spuren von Senf und Sesam enthalten.</p>
    )),
  },
};

/** Opened by keyboard, the focus stays inside; Escape closes and brings it back. */
export const ByKeyboard: Story = {
  args: { opened: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Öffnen' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Als Vorlage speichern' });
    await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')));
    for (let n = 0; n < 4; n += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.querySelector(':focus'));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

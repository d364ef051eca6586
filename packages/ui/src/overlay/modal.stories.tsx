import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { overlayByKeyboard } from '../testing/overlay-by-keyboard';
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
  globals: { locale: 'de-AT' },
  args: { opened: false },
  play: ({ canvasElement }) => overlayByKeyboard(canvasElement, 'Als Vorlage speichern'),
};

export const English: Story = {
  args: {
    title: 'Save as template',
    children: 'The 23 items of the cart become a template. The cart stays as it is.',
    footer: <Button variant="filled">Save</Button>,
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

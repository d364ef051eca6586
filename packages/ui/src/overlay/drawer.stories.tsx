import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { overlayByKeyboard } from '../testing/overlay-by-keyboard';
import { OverlayStory } from '../testing/overlay-story';
import { Drawer } from './drawer';

const meta = {
  title: 'Overlay/Drawer',
  component: Drawer,
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Filter',
    children: (
      <ul>
        {['Bis Sa, 28.11. lieferbar', 'Zuletzt gekauft', 'In Aktion', 'Ohne Sellerie', 'Bio'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
    footer: (
      <>
        <Button>Alle löschen</Button>
        <Button variant="filled">184 Artikel zeigen</Button>
      </>
    ),
  },
  render: (args) => (
    <OverlayStory open={args.opened}>
      {(opened, close) => <Drawer {...args} opened={opened} onClose={close} />}
    </OverlayStory>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const AtTheStart: Story = { args: { side: 'start' } };
export const FromBelow: Story = { args: { side: 'below' } };

/** Opened by keyboard, the focus goes in and stays there; Escape closes and brings it back. */
export const ByKeyboard: Story = {
  globals: { locale: 'de-AT' },
  args: { opened: false },
  play: ({ canvasElement }) => overlayByKeyboard(canvasElement, 'Filter'),
};

/** Only the content scrolls; the way on stays in view. */
export const LongWords: Story = {
  args: {
    title: 'Lebensmittelunverträglichkeitskennzeichnungen',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>Tiefkühlgemüsemischung „Kaisergemüse küchenfertig“, Gebinde {line + 1}</p>
    )),
    footer: (
      <>
        <Button>Gesamte Auswahl löschen</Button>
        <Button variant="filled">12.184 Ergebnisse anzeigen</Button>
      </>
    ),
  },
};
export const English: Story = {
  args: {
    title: 'Filters',
    children: <p>In stock by Sat, 28 Nov</p>,
    footer: <Button variant="filled">Show 184 products</Button>,
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { args: { side: 'below' }, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
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

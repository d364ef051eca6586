import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Contact', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'contact',
        title: say('Oder rufen Sie an', 'Or call us'),
        person: {
          key: 'auer',
          name: 'Maria Auer',
          role: say('Leitung Bestellannahme', 'Head of order desk'),
          email: 'bestellung@gastrofresh.example',
          landlineNumber: '+43 2732 9000-10',
          mobileNumber: '+43 660 900 00 10',
          faxNumber: '+43 2732 9000-99',
          extraInfo: say('Werktags ab 6 Uhr', 'On working days from 6 a.m.'),
        },
      },
    ],
  },
};

export const Bare: Story = {
  args: {
    write: () => [{ kind: 'contact', person: { key: 'x', name: 'Maximilian Oberhuber-Schwarzenbacher' } }],
  },
  parameters: { width: 390 },
};

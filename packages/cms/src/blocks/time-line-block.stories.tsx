import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Timeline', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'timeLineBlock',
        title: say('Unsere Geschichte', 'Our history'),
        entries: [
          {
            date: '1954',
            title: say('Ein Kolonialwarenladen', 'A grocer’s shop'),
            text: say(
              'Zwei Geschwister, ein Verkaufspult und ein Fahrrad.',
              'Two siblings, a counter and a bicycle.',
            ),
          },
          {
            date: '1978',
            title: say('Der erste Kühl-Lkw', 'The first refrigerated lorry'),
            image: sampleImage('tile-fish', say('Garnelen und Zitrone', 'Prawns and a lemon')),
          },
          { date: '2009', title: say('Bestellen im Internet', 'Ordering online') },
        ],
      },
    ],
  },
};

export const WithoutTitle: Story = {
  args: {
    write: (say) => [
      {
        kind: 'timeLineBlock',
        entries: [
          {
            date: say('Do, 26. November', 'Thu, 26 November'),
            title: say(
              'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
              'Food intolerance labelling regulations',
            ),
          },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

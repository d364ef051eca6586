import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Buttons', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'buttonBlocks',
        buttons: [
          {
            caption: say('Zu den Wildwochen', 'See the game weeks'),
            url: '/page/wildwochen',
            highlighted: true,
          },
          { caption: say('Flugblatt der Woche', 'This week’s flyer'), url: '/flyers' },
          { caption: say('Zum Hersteller', 'To the producer'), url: 'https://example.com', target: '_blank' },
        ],
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    write: (say) => [
      {
        kind: 'buttonBlocks',
        buttons: [
          {
            caption: say(
              'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
              'Food intolerance labelling regulations',
            ),
            url: '/page/lmiv',
          },
          { url: '/flyers' },
        ],
      },
    ],
  },
  parameters: { width: 390 },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Link tiles', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'linkTiles',
        tiles: [
          { caption: say('Datenblätter', 'Datasheets'), url: '/page/datenblaetter' },
          { caption: say('Lieferkalender', 'Delivery calendar'), url: '/page/lieferzeiten' },
          { caption: say('Zur Herbstmesse', 'To the autumn fair'), url: '/messe', highlighted: true },
        ],
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    write: (say) => [
      {
        kind: 'linkTiles',
        tiles: [
          {
            caption: say(
              'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
              'Food intolerance labelling regulations',
            ),
            url: '/page/lmiv',
          },
        ],
      },
    ],
  },
  parameters: { width: 390 },
};

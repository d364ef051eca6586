import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Teaser tiles', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawings: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserTiles',
        tiles: [
          {
            title: say('Keksbacken im Großformat', 'Baking on a grand scale'),
            text: say(
              'Mehl, Butter, Nüsse und Kuvertüre im Flugblatt.',
              'Flour, butter and nuts in the flyer.',
            ),
            link: { caption: say('Blättern', 'Browse'), url: '/flyers' },
          },
          {
            title: say('Herbstmesse: 3 % auf alles', 'Autumn fair: 3 % off everything'),
            link: { caption: say('Zur Messe', 'To the fair'), url: '/messe' },
          },
          {
            title: say('Karotten aus dem Marchfeld', 'Carrots from Marchfeld'),
            link: { caption: say('Ansehen', 'Have a look'), url: '/search' },
          },
        ],
      },
    ],
  },
};

export const Photographs: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserTiles',
        tiles: [
          {
            title: say('Fisch bis 10 Uhr, morgen am Tisch', 'Fish by 10 a.m., on the table tomorrow'),
            image: sampleImage('tile-fish', say('Garnelen', 'Prawns')),
            link: { url: '/search' },
          },
          { title: say('Gebäck', 'Pastries'), image: sampleImage('tile-bakery', say('Breze', 'Pretzel')) },
        ],
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserTiles',
        tiles: [
          {
            title: say(
              'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
              'Food intolerance labelling regulations',
            ),
            link: {
              caption: say(
                'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
                'Food intolerance labelling regulations',
              ),
              url: '/flyers',
            },
          },
        ],
      },
    ],
  },
  parameters: { width: 390 },
};

export const Phone: Story = { ...Drawings, parameters: { width: 390 } };

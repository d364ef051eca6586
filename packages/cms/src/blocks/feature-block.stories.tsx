import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Features', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'featureBlocks',
        features: [
          {
            title: say('Frische, die ankommt', 'Freshness that arrives'),
            text: say(
              'Drei Temperaturzonen im Lkw, lückenlos gemessen.',
              'Three temperature zones in each lorry.',
            ),
            image: sampleImage('tile-fish'),
            link: { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
          },
          {
            title: say('Aus der Region', 'From the region'),
            text: say(
              'Über 200 Artikel von Bauern der Umgebung.',
              'More than 200 articles from nearby farmers.',
            ),
            image: sampleImage('tile-region'),
          },
          {
            title: say('Beratung vor Ort', 'Advice on site'),
            text: say('Unser Außendienst kocht mit Ihnen.', 'Our representatives cook with you.'),
            image: sampleImage('tile-kitchen'),
          },
        ],
      },
    ],
  },
};

export const WithoutImages: Story = {
  args: {
    write: (say) => [
      {
        kind: 'featureBlocks',
        features: [
          {
            title: say(
              'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
              'Food intolerance labelling regulations',
            ),
          },
          { title: say('Beratung', 'Advice') },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

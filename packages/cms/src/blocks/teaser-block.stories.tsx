import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Teaser', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserBlock',
        title: say('Wurzelgemüse aus der Region', 'Root vegetables from the region'),
        teaserText: say('Von Bauern, deren Namen wir kennen.', 'From farmers we know by name.'),
        image: sampleImage('tile-region', say('Karotte', 'Carrot')),
        imageCredit: 'Anna Leitner',
        link: { caption: say('Ansehen', 'Have a look'), url: '/search', highlighted: true },
      },
    ],
  },
};

export const OwnGrounds: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserBlock',
        title: say('Dunkles Blau', 'Dark blue'),
        backgroundColor: '#123a5a',
        teaserText: say('Weiß darauf.', 'White on it.'),
      },
      {
        kind: 'teaserBlock',
        title: say('Gelb', 'Yellow'),
        backgroundColor: '#fc0',
        teaserText: say('Dunkel darauf.', 'Dark on it.'),
      },
      {
        kind: 'teaserBlock',
        title: say('Mittelgrau', 'Mid grey'),
        backgroundColor: '#777777',
        teaserText: say('Was besser zu lesen ist.', 'Whichever reads better.'),
      },
      {
        kind: 'teaserBlock',
        title: say('Familie Wein', 'Wine'),
        backgroundColor: 'wine',
        link: { url: '/search' },
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserBlock',
        title: say(
          'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
          'Food intolerance labelling regulations',
        ),
        image: sampleImage('tile-flyer'),
      },
    ],
  },
  parameters: { width: 390 },
};

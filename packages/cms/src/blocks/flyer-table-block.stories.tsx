import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Flyers', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'flyerTable',
        title: say('Diese Woche', 'This week'),
        flyers: [
          {
            title: say('Wochenflugblatt: Keksbacken', 'Weekly flyer: baking'),
            image: sampleImage('tile-flyer'),
            link: { caption: say('Ansehen', 'View'), url: '/search' },
            validity: { validFrom: '2026-11-18', validTo: '2026-11-30' },
          },
          {
            title: say('Weinherbst', 'Wine autumn'),
            link: { url: '/search' },
            validity: { validTo: '2027-01-06' },
          },
          {
            title: say('Lebensmittelhygieneverordnung kompakt', 'Food hygiene at a glance'),
            link: { url: '/search' },
          },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

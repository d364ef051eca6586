import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Partners', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'recommendedPartnerBlock',
        title: say('Unsere Marken', 'Our brands'),
        partners: [
          { name: 'Bergwiese', link: { url: '/search?brandNames=Bergwiese' } },
          { name: 'Steirerhof', link: { url: 'https://example.com', target: '_blank' } },
          { name: 'Küchenstolz' },
          { name: 'Nordfang', logo: sampleImage('tile-fish') },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

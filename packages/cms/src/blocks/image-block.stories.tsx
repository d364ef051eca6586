import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Picture', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'imageBlock',
        image: sampleImage('tile-kitchen', say('Topf und Messer', 'Pot and knife')),
        imageCredit: 'Anna Leitner',
      },
    ],
  },
};

export const AsLink: Story = {
  args: {
    write: (say) => [
      {
        kind: 'imageBlock',
        image: sampleImage('messe-banner'),
        link: { caption: say('Zur Messe', 'To the fair'), url: '/messe' },
      },
    ],
  },
};

export const Missing: Story = {
  args: {
    write: (say) => [
      { kind: 'imageBlock', image: { url: '/no-such-picture.jpg', alt: say('Messehalle', 'Hall') } },
    ],
  },
  parameters: { width: 390 },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, samplePicture } from '../testing';

const meta = { title: 'Content/Gallery', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'galleryBlock',
        title: say('Ein Tag bei uns', 'A day with us'),
        images: ['tile-fish', 'tile-bakery', 'tile-kitchen', 'tile-region', 'tile-flyer'].map((name) =>
          samplePicture(name),
        ),
      },
    ],
  },
};

export const OnePicture: Story = {
  args: {
    write: (say) => [
      { kind: 'galleryBlock', images: [samplePicture('tile-fish', say('Garnelen', 'Prawns'))] },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

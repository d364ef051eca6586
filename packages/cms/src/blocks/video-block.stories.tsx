import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Video', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  args: {
    write: (say) => [
      {
        kind: 'video',
        title: say('So läuft die Messe', 'How the fair works'),
        url: '/media/fair.mp4',
        poster: sampleImage('messe-banner'),
      },
    ],
  },
};

export const Elsewhere: Story = {
  args: {
    write: () => [
      { kind: 'video', url: 'https://videos.example.com/watch?v=1', poster: sampleImage('tile-kitchen') },
    ],
  },
};

export const Phone: Story = {
  args: {
    write: () => [{ kind: 'video', url: 'https://videos.example.com/watch?v=1' }],
  },
  parameters: { width: 390 },
};

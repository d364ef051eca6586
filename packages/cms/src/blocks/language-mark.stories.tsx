import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Language mark', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: () => [
      { kind: 'heading', lang: 'de-AT', text: 'Nur auf Deutsch geschrieben' },
      { kind: 'heading', lang: 'en-GB', text: 'Written in English only' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Sign-up form', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'crmForm',
        text: say('Einmal pro Woche.', 'Once a week.'),
        interests: [{ key: 'offers', label: say('Aktionen', 'Offers') }],
      },
    ],
  },
};

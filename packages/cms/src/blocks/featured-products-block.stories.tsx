import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Featured products', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'featuredProducts',
        title: say('Aktionen für Sie', 'Offers for you'),
        skus: ['330118', '207311', '510044'],
        link: { caption: say('Alle Aktionen', 'All offers'), url: '/search?virtualCategories=V1' },
      },
    ],
  },
};

export const Bare: Story = {
  args: {
    write: () => [{ kind: 'featuredProducts', skus: ['330118'] }],
  },
  parameters: { width: 390 },
};

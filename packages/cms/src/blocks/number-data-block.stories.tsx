import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Number data', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'numberDataBlocks',
        numbers: [
          { value: '3.000', label: say('Artikel auf Lager', 'articles in stock') },
          { value: '5', label: say('Liefertage pro Woche', 'delivery days a week') },
          { value: '98,7 %', label: say('vollständig geliefert', 'delivered in full') },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

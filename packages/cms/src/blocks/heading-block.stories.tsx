import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Heading', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  args: {
    write: (say) => [
      { kind: 'heading', text: say('Bestellschluss und Feiertage', 'Order deadlines and holidays') },
      { kind: 'heading', level: 3, text: say('Was am Vortag gilt', 'What holds the day before') },
      { kind: 'heading', level: 4, text: say('Frisches Fleisch', 'Fresh meat') },
      { kind: 'heading', level: 5, text: say('Vom Rind', 'Beef') },
      { kind: 'heading', level: 6, text: say('Hinterviertel', 'Hindquarter') },
    ],
  },
};

export const LongWords: Story = {
  args: {
    write: (say) => [
      {
        kind: 'heading',
        text: say(
          'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
          'Food intolerance labelling regulations',
        ),
      },
    ],
  },
  parameters: { width: 390 },
};

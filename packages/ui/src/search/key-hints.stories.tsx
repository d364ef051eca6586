import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyHints } from './key-hints';

const meta = {
  title: 'Search/Key hints',
  component: KeyHints,
} satisfies Meta<typeof KeyHints>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    hints: [
      { keys: ['↑', '↓'], does: 'Vorlage' },
      { keys: ['Enter'], does: 'öffnen' },
      { keys: ['B'], does: 'bestellen' },
    ],
  },
};

export const Plain: Story = { args: { ...List.args, plain: true } };

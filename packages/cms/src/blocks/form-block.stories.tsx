import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Form', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'formBlock',
        title: say('Schreiben Sie uns', 'Write to us'),
        form: {
          id: 'kontakt',
          fields: [
            {
              label: say('Name', 'Name'),
              required: true,
              type: 'textInput',
              textInput: { multiline: false },
            },
            {
              label: say('Nachricht', 'Message'),
              required: true,
              type: 'textInput',
              textInput: { multiline: true },
            },
          ],
        },
      },
    ],
  },
};

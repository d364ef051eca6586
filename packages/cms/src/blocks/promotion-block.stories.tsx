import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Promotion', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'promotionBlock',
        promotion: {
          id: 'wild',
          title: say('Wildwochen', 'Game weeks'),
          text: say('Wild aus heimischen Revieren.', 'Game from Austrian hunting grounds.'),
          image: sampleImage('tile-kitchen'),
          link: { caption: say('Ansehen', 'Have a look'), url: '/page/wildwochen' },
          skus: ['330118', '207311'],
          validity: { validTo: '2026-12-06' },
        },
      },
    ],
  },
};

export const Bare: Story = {
  args: {
    write: (say) => [
      {
        kind: 'promotionBlock',
        promotion: {
          id: 'bare',
          title: say(
            'Lebensmittelunverträglichkeitskennzeichnungsverordnung',
            'Food intolerance labelling regulations',
          ),
        },
      },
    ],
  },
  parameters: { width: 390 },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

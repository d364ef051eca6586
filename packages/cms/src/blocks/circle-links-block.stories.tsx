import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory, sampleImage } from '../testing';

const meta = { title: 'Content/Circle links', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'circleLinks',
        links: [
          {
            image: sampleImage('tile-fish'),
            link: { caption: say('Fisch & Meer', 'Fish & seafood'), url: '/search' },
          },
          {
            image: sampleImage('tile-bakery'),
            link: { caption: say('Gebäck', 'Pastries'), url: '/search' },
          },
          { link: { caption: say('Obst und Gemüse, Karotten', 'Fruit and vegetables'), url: '/search' } },
          { link: { caption: say('Wein & Sekt', 'Wine & sparkling'), url: '/search' } },
          { link: { caption: say('Reinigungsmittelzubehör', 'Cleaning supplies'), url: '/search' } },
          { link: { caption: say('Käse', 'Cheese'), url: '/search' } },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

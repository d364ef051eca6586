import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleImage } from '../testing';
import { PromotionList } from './promotion-list';

const meta = { title: 'Content/Promotions', component: PromotionList } satisfies Meta<typeof PromotionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenProducts: Story = {
  args: {
    today: '2026-11-21',
    compact: true,
    promotions: [
      {
        id: 'wild',
        title: 'Wildwochen',
        text: 'Wild aus heimischen Revieren.',
        image: sampleImage('tile-kitchen'),
        link: { caption: 'Ansehen', url: '/page/wildwochen' },
      },
      {
        id: 'fish',
        title: 'Fisch bis 10 Uhr, morgen am Tisch',
        image: sampleImage('tile-fish'),
        link: { caption: 'Lieferzeiten', url: '/page/lieferzeiten' },
      },
    ],
  },
};
export const Phone: Story = { ...BetweenProducts, parameters: { width: 390 } };

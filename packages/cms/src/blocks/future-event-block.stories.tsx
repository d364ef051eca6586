import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Future event', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'futureEvent',
        event: {
          title: say('Verkostung Kamptal & Kremstal', 'Tasting: Kamptal & Kremstal'),
          startDate: '2026-11-26',
          address: 'Wiener Straße 101',
          zipCode: '3500',
          city: 'Krems',
          timeRange: '14:00–18:00',
          link: { caption: say('Platz reservieren', 'Reserve a place'), url: '/page/kontakt' },
        },
      },
    ],
  },
};

export const Bare: Story = {
  args: {
    write: (say) => [
      {
        kind: 'futureEvent',
        event: { title: say('Betriebsversammlungsnachbesprechung', 'Meeting'), startDate: '2027-01-07' },
      },
    ],
  },
  parameters: { width: 390 },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockStory } from '../testing';

const meta = { title: 'Content/Events', component: BlockStory } satisfies Meta<typeof BlockStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    write: (say) => [
      {
        kind: 'eventsBlock',
        title: say('Termine', 'Events'),
        events: [
          {
            title: say('Verkostung Kamptal & Kremstal', 'Tasting: Kamptal & Kremstal'),
            startDate: '2026-11-26',
            address: 'Wiener Straße 101',
            zipCode: '3500',
            city: 'Krems',
            timeRange: '14:00–18:00',
            link: { caption: say('Platz reservieren', 'Reserve a place'), url: '/page/kontakt' },
          },
          {
            title: say('Kochwerkstatt: Wild ganz verwerten', 'Workshop: using the whole animal'),
            startDate: '2026-12-01',
            city: 'Krems',
            additionalInformation: say('4 Plätze frei', '4 places left'),
          },
          { title: say('Herbstmesse', 'Autumn fair'), startDate: '2026-11-15', endDate: '2026-11-29' },
        ],
      },
    ],
  },
};

export const BesideTiles: Story = {
  args: {
    write: (say) => [
      {
        kind: 'teaserTiles',
        tiles: [{ title: say('Keksbacken', 'Biscuits') }, { title: say('Herbstmesse', 'Autumn fair') }],
      },
      {
        kind: 'eventsBlock',
        title: say('Termine', 'Events'),
        events: [
          {
            title: say('Verkostung Kamptal & Kremstal', 'Tasting: Kamptal & Kremstal'),
            startDate: '2026-11-26',
            address: 'Wiener Straße 101',
            zipCode: '3500',
            city: 'Krems',
            timeRange: '14:00–18:00',
            link: { caption: say('Platz reservieren', 'Reserve a place'), url: '/page/kontakt' },
          },
        ],
      },
    ],
  },
};

export const Phone: Story = { ...Usual, parameters: { width: 390 } };

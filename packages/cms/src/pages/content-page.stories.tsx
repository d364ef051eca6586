import type { ContentPage } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { sampleImage, sampleSlots, sayIn, STORY_DAY, type Say } from '../testing';
import { ContentPageView } from './content-page-view';

interface PageStoryProps {
  readonly write: (say: Say) => ContentPage;
  readonly isStartPage?: boolean | undefined;
}

const PageStory = ({ write, isStartPage }: PageStoryProps): ReactNode => {
  const { locale } = useLocale();
  return (
    <ContentPageView
      page={write(sayIn(locale))}
      today={STORY_DAY}
      slots={sampleSlots}
      isStartPage={isStartPage}
    />
  );
};

const startPage = (say: Say): ContentPage => ({
  meta: {},
  introBlock: {
    title: say(
      'Hirsch, Reh und Maroni aus heimischen Revieren',
      'Venison, roe deer and chestnuts from Austria',
    ),
    secondaryTitle: say('Wildwochen bis So, 6. Dez.', 'Game weeks until Sun, 6 Dec'),
    teaserText: say(
      'Vom Waldviertler Wildbret bis zum Preiselbeerkompott: bis Freitag vorbestellt, am Montag geliefert.',
      'From Waldviertel game to lingonberry compote: ordered by Friday, delivered on Monday.',
    ),
    image: sampleImage('hero', say('Gedeckter Tisch mit Wild', 'Table with game')),
  },
  blocks: [
    {
      kind: 'buttonBlocks',
      buttons: [
        {
          caption: say('Zu den Wildwochen', 'See the game weeks'),
          url: '/page/wildwochen',
          highlighted: true,
        },
        { caption: say('Flugblatt der Woche', 'This week’s flyer'), url: '/flyers' },
      ],
    },
    {
      kind: 'teaserTiles',
      tiles: [
        {
          title: say('Keksbacken im Großformat', 'Baking on a grand scale'),
          link: { caption: say('Blättern', 'Browse'), url: '/flyers' },
        },
        {
          title: say('Herbstmesse: 3 % auf alles', 'Autumn fair: 3 % off'),
          link: { caption: say('Zur Messe', 'To the fair'), url: '/messe' },
        },
        {
          title: say('Karotten aus der Region', 'Regional roots'),
          link: { caption: say('Ansehen', 'Have a look'), url: '/search' },
        },
      ],
    },
    {
      kind: 'eventsBlock',
      title: say('Termine', 'Events'),
      events: [
        {
          title: say('Verkostung Kamptal', 'Tasting Kamptal'),
          startDate: '2026-11-26',
          timeRange: '14:00–18:00',
        },
        { title: say('Kochwerkstatt', 'Workshop'), startDate: '2026-12-01', city: 'Krems' },
        { title: say('Mariä Empfängnis: keine Zustellung', 'Holiday: no delivery'), startDate: '2026-12-08' },
      ],
    },
    {
      kind: 'numberDataBlocks',
      numbers: [
        { value: '3.000', label: say('Artikel auf Lager', 'articles in stock') },
        { value: '98,7 %', label: say('vollständig geliefert', 'delivered in full') },
      ],
    },
  ],
});

const meta = { title: 'Content/Page', component: PageStory } satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = { args: { write: startPage, isStartPage: true } };
export const StartPagePhone: Story = { ...StartPage, parameters: { width: 390 } };
export const WideBanner: Story = {
  args: {
    write: (say) => ({
      meta: {},
      introBlock: {
        title: say('Herbstmesse', 'Autumn fair'),
        secondaryTitle: say('So, 15. Nov. bis So, 29. Nov.', 'Sun, 15 Nov to Sun, 29 Nov'),
        teaserText: say('3 % auf alle Listenpreise.', '3 % off all list prices.'),
        image: sampleImage('messe-banner', say('Gläser, Käse und Trauben', 'Glasses, cheese and grapes')),
        backgroundColor: '#3d2233',
      },
      blocks: [],
    }),
  },
};
export const WithImage: Story = {
  args: {
    write: (say) => ({
      meta: {},
      introBlock: {
        title: say('Lieferzeiten und Feiertage', 'Delivery times and holidays'),
        image: sampleImage('tile-fish'),
        imageCredit: 'Anna Leitner',
      },
      blocks: [{ kind: 'heading', text: say('Bestellschluss', 'Order deadline') }],
    }),
  },
};
export const WithImagePhone: Story = { ...WithImage, parameters: { width: 390 } };
export const WordsAlone: Story = {
  args: {
    write: (say) => ({
      meta: {},
      introBlock: {
        title: say('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
        teaserText: say('Stand Jänner 2026.', 'As of January 2026.'),
      },
      blocks: [],
      lang: 'de-AT',
    }),
  },
  parameters: { width: 390 },
};

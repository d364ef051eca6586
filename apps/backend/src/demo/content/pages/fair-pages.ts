import type { ContentPage } from '@gastroshop/api-contract';
import { skusOf, type ContentContext } from '../content-context';
import { contentImage, FAIR_GROUND } from '../images';
import type { Localize } from '../localize';

// Everybody reads these pages, visitors and those who see no prices among them: nothing is said of prices or of what
// stands where on the screen.

/** What the branch tells about its fair. */
export const fairInfoPage = ({ branch, demo, fair }: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Herbstmesse', 'Autumn fair') },
  introBlock: {
    title: say('Herbstmesse', 'Autumn fair'),
    secondaryTitle: say(
      `${say.day(demo.day(-6))} bis ${say.day(demo.day(8))}`,
      `${say.day(demo.day(-6))} to ${say.day(demo.day(8))}`,
    ),
    teaserText: say(
      'Alles für den Winter: einmal bestellen, geliefert an den Tagen, die Sie wählen.',
      'Everything for winter: order once, delivered on the days you choose.',
    ),
    image: contentImage('messe-banner', say('Gläser, Käse und Trauben', 'Glasses, cheese and grapes')),
    backgroundColor: FAIR_GROUND,
  },
  blocks: [
    {
      kind: 'buttonBlocks',
      id: 'enter',
      buttons: [
        {
          caption: say('Jetzt auf der Messe bestellen', 'Order at the fair now'),
          url: `/subshop/promotions/${fair.id}/`,
          highlighted: true,
        },
      ],
    },
    {
      kind: 'futureEvent',
      id: 'event',
      event: {
        title: say('Messetage mit Verkostung', 'Fair days with tastings'),
        startDate: demo.day(6),
        endDate: demo.day(8),
        address: branch.street,
        zipCode: branch.postCode,
        city: branch.city,
        timeRange: '10:00–18:00',
        additionalInformation: say('Eintritt frei für Kunden', 'Free entry for customers'),
      },
    },
    {
      kind: 'timeLineBlock',
      id: 'steps',
      title: say('So läuft die Messe', 'How the fair works'),
      entries: [
        {
          date: say.day(demo.day(-6)),
          title: say('Die Messe öffnet', 'The fair opens'),
          text: say('Die Mengen vom Vorjahr stehen bereit.', 'Last year’s quantities are ready.'),
        },
        {
          date: say.day(demo.day(8)),
          title: say('Letzter Messetag', 'Last day of the fair'),
          text: say(
            'Bis dahin lässt sich jede Bestellung aufteilen.',
            'Until then every order can be split.',
          ),
        },
        {
          date: say.day(fair.lastPossibleDeliveryDate ?? demo.today),
          title: say('Letzter Liefertag', 'Last day of delivery'),
        },
      ],
    },
  ],
});

/** The start page inside the fair. */
export const fairStartPage = (at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Herbstmesse', 'Autumn fair') },
  introBlock: {
    title: say('Willkommen auf der Herbstmesse', 'Welcome to the autumn fair'),
    teaserText: say(
      'Beginnen Sie mit Ihren Mengen vom Vorjahr, und teilen Sie jeden Artikel auf die Liefertage auf, die Ihnen passen.',
      'Start from last year’s quantities, and divide each product between the delivery days that suit you.',
    ),
    image: contentImage('messe-banner'),
    backgroundColor: FAIR_GROUND,
  },
  blocks: [
    {
      kind: 'featuredProducts',
      id: 'starters',
      title: say('Vorrat für den Winter', 'Stock up for winter'),
      skus: skusOf(at, ['33', '31', '32'], 12),
    },
    {
      kind: 'featuredProducts',
      id: 'wine',
      title: say('Wein zur Messe', 'Wine at the fair'),
      skus: skusOf(at, ['5'], 12),
    },
  ],
});

/** The start page inside the spring fair, which has not begun. */
export const springFairPage = ({ demo }: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Frühlingsmesse', 'Spring fair') },
  introBlock: {
    title: say('Die Frühlingsmesse öffnet bald', 'The spring fair opens soon'),
    teaserText: say(
      `Ab ${say.day(demo.day(100))} bestellen Sie hier für Garten, Grill und Saisonstart.`,
      `From ${say.day(demo.day(100))} you can order here for garden, grill and the start of the season.`,
    ),
    image: contentImage('messe-banner'),
    backgroundColor: FAIR_GROUND,
  },
  blocks: [],
});

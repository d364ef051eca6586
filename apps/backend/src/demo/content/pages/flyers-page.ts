import type { ContentPage } from '@gastroshop/api-contract';
import type { ContentContext } from '../content-context';
import { contentImage } from '../images';
import type { Localize } from '../localize';

/** The flyers, each with its time of validity. */
export const flyersPage = ({ demo: { day } }: ContentContext, say: Localize): ContentPage => ({
  meta: {
    pageTitle: say('Flugblätter', 'Flyers'),
    description: say('Alle aktuellen Flugblätter.', 'All current flyers.'),
  },
  introBlock: {
    title: say('Flugblätter', 'Flyers'),
    teaserText: say(
      'Was wir Ihnen diese Woche und im nächsten Monat empfehlen.',
      'What we recommend this week and next month.',
    ),
  },
  blocks: [
    {
      kind: 'flyerTable',
      id: 'flyers',
      flyers: [
        {
          title: say('Wochenflugblatt: Keksbacken', 'Weekly flyer: baking'),
          image: contentImage('tile-flyer'),
          link: { caption: say('Ansehen', 'View'), url: '/search?categoryId=32' },
          validity: { validFrom: day(-3), validTo: day(9) },
        },
        {
          title: say('Wildwochen', 'Game weeks'),
          image: contentImage('tile-game'),
          link: { caption: say('Ansehen', 'View'), url: '/page/wildwochen' },
          validity: { validFrom: day(-10), validTo: day(15) },
        },
        {
          title: say('Weinherbst', 'Wine autumn'),
          image: contentImage('tile-wine'),
          link: { caption: say('Ansehen', 'View'), url: '/search?categoryId=5' },
          validity: { validFrom: day(-20), validTo: day(30) },
        },
        {
          title: say('Reinigung & Hygiene', 'Cleaning & hygiene'),
          image: contentImage('tile-clean'),
          link: { caption: say('Ansehen', 'View'), url: '/search?categoryId=6' },
          validity: { validFrom: day(-14), validTo: day(60) },
        },
      ],
    },
    {
      kind: 'textBlock',
      id: 'note',
      text: say(
        '<p>Preise netto, exkl. USt, solange der Vorrat reicht. Druckfehler vorbehalten.</p>',
        '<p>Net prices, excluding VAT, while stocks last. Errors excepted.</p>',
      ),
    },
  ],
});
